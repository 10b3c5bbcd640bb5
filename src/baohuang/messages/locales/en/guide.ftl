### The tutorial and the rules pages

## The tutorial

learn-why = Short lessons at a prepared table. You choose cards, and the table says why it is right or not.
learn-course = Lessons: { $name }
learn-progress = { $done } of { $of } done
learn-done = done
learn-start = Start
learn-go-on = Go on
learn-step = Step { $n } of { $of }
learn-next-step = Next step
learn-next-lesson = Next lesson
learn-finish = To the lessons
learn-right = Right.
learn-wrong = Not quite.
learn-refused = The table refuses it.
learn-other = The rules allow that, but something else is better here.
learn-show = Show me
learn-hand = Your cards
learn-scene = At the table
learn-lead = Nothing on the table: you lead.
learn-to-beat = To beat
learn-your-answer = Your answer
learn-chosen = Chosen: { $cards }
learn-choose = Choose cards in your hand
learn-finished-course = You have done all lessons of { $name }.
learn-forget = Forget my progress
learn-failed = The lessons could not be loaded. Please try again in a moment.

## The rules pages

guide = Rules
guide-contents = Contents
guide-other = Other rulesets
guide-lesson = Lesson: { $title }
guide-verdict-beats = beats
guide-verdict-closes = beats, and ends the trick
guide-verdict-not = does not beat
guide-options-why = The rules on this page follow the marked values. Press another value to read the rules with it.
guide-options-standard = Back to standard
