# The lessons: a title, what it is about, then for each step the question and what is said of answers.

## Sets and ranks

lesson-sets-title = Sets and ranks
lesson-sets-about = What you lay down at once is a set: cards of one rank, as many as you like. Whoever follows lays a set of the same size and of a higher rank. 2 is higher than the ace; suits do not count.
lesson-sets-1 = You lead. Lay all your 9s as one set.
lesson-sets-1-right = Three 9s are one set. The others now need three cards, all higher than 9.
lesson-sets-1-mixed = Cards of different ranks do not make a set. Only jokers may be added to other cards.
lesson-sets-1-part = A legal lead, but it leaves a 9 behind. Lay all three: big sets rid you of many cards.
lesson-sets-2 = Two aces are on the table. Beat them.
lesson-sets-2-right = 2s beat aces. The order is 3, 4, and so on up to king, ace, 2, small joker, big joker.
lesson-sets-2-weak = Not high enough: equal is not higher, and suits do not count. What is higher than an ace?
lesson-sets-2-size = Two cards are on the table, so you need exactly two.
lesson-sets-3 = Two 9s are on the table. Beat them with your jacks.
lesson-sets-3-right = The size must fit, so two jacks, although you hold three. The third stays in your hand.
lesson-sets-3-size = Neither more nor fewer: on two cards you lay two.

## Jokers that hang on

lesson-hanging-title = Attaching jokers
lesson-hanging-about = Jokers may be attached to cards of any rank (掛王). Each joker counts as one card and makes a set harder to beat.
lesson-hanging-1 = Three kings are on the table, and you hold two aces. Beat them without spending the big joker.
lesson-hanging-1-right = The small joker fills the set up to three cards. Your big joker stays for later.
lesson-hanging-1-size = Two aces are only two cards. A joker can be the third.
lesson-hanging-1-big = That beats them too, but the small joker is enough. Spend the weaker one.
lesson-hanging-2 = Three jacks are on the table. Beat them with your queens.
lesson-hanging-2-right = Only jokers hang on. The small joker joins your queens.
lesson-hanging-2-two = A 2 is high, but it is an ordinary card: it cannot be attached to another rank.

## Card against card

lesson-beating-title = Beating card by card
lesson-beating-about = Line up both sets by strength. Each of your cards must be higher than the card it meets. So jokers are beaten by higher jokers only.
lesson-beating-1 = Three 9s with two small jokers are on the table. Beat them.
lesson-beating-1-right = Each card beats its counterpart: big jokers beat the small ones, and the rest beats the 9s.
lesson-beating-1-pair = One of your cards meets a small joker and does not beat it. Only big jokers do.
lesson-beating-1-size = Five cards are on the table, so you need five.
lesson-beating-1-pass = You may pass, but you can beat this. Try it: two big jokers are needed.
lesson-beating-2 = Two 9s with a big joker are on the table. What do you do?
lesson-beating-2-right = Right: you hold nothing that beats a big joker. A pass costs nothing, and in the same trick you may still play when your turn comes again.
lesson-beating-2-equal = A big joker does not beat a big joker, however high the other cards are.

## Held-back cards

lesson-hold-title = Holding back { $rank }s
lesson-hold-about = Your { $rank }s (憋{ $rank }) are your very last play: all at once, with nothing else in your hand and no joker attached.
lesson-hold-1 = You lead. Lay something that is allowed.
lesson-hold-1-right = Your { $rank }s wait. Get rid of everything else first.
lesson-hold-1-held = While you hold anything else, no { $rank } may be played.
lesson-hold-2 = Two { $rank }s and a small joker are left, and you lead. How do you go out?
lesson-hold-2-right = Nobody beat the joker, so you lead again, and now the { $rank }s are all that you hold.
lesson-hold-2-joker = No joker may go with the { $rank }s, and they must be alone in your hand. Play the joker first.
lesson-hold-3 = Only your { $rank }s are left, and you lead. Go out.
lesson-hold-3-right = Out! Keep a card that wins a trick for the end: held-back cards are low, and seldom beat anything.
lesson-hold-3-all = They may not be split. Lay all of them at once.

## Inheriting the lead

lesson-wind-title = Inheriting the lead
lesson-wind-about = When a player's last set is not beaten, the next player inherits the lead (接風) and may lay anything, friend or not.
lesson-wind-1 = The player before you has gone out with two queens, and all have passed. It is your turn.
lesson-wind-1-right = You need not beat the queens: the trick is over, and you began a new one.
lesson-wind-1-lead = The lead is yours, and who leads must play. Lay anything you like.

## The throne

lesson-throne-title = Throne: take or yield
lesson-throne-about = Whoever holds the Emperor card takes the throne (登基) or yields it (讓位). Taking it needs three or four identical cards, of the same rank and suit, to call the Guard with.
lesson-throne-1 = You hold the Emperor card. Look at your hand and decide.
lesson-throne-1-right = With jokers, high cards and two sets of three identical cards this hand can rule. Next you call your Guard.
lesson-throne-1-yield = Legal, but a pity: you give away a hand that can win, and the Emperor gains double.
lesson-throne-2 = Another player yielded, and the Emperor card came to you. Decide.
lesson-throne-2-right = You have nothing to call with, so you yield. As the second to yield you also forfeit your highest card (貼牌): it travels on with the Emperor card.
lesson-throne-2-must = You hold no three identical cards, so there is no Guard that you could call. You must yield.

## Calling the guard

lesson-call-title = Calling the Guard
lesson-call-about = The Emperor shows three identical cards. Whoever holds the fourth is the Guard, in secret, and that fourth card becomes the highest of all: the Guard card.
lesson-call-1 = You are Emperor. Call a Guard card.
lesson-call-1-right = Somebody now holds the Guard card and knows it. You do not know who.
lesson-call-1-no = That cannot be called: you need three identical cards, and 2s and jokers are barred.

## Solo

lesson-solo-title = Alone against four
lesson-solo-about = An Emperor who holds all four identical cards plays alone (獨保) for double points. Anybody may also seize solo (搶獨) right after the deal, without a Guard.
lesson-solo-1 = You are Emperor with a very strong hand, and you hold all four kings of diamonds. Choose to play alone.
lesson-solo-1-right = Openly, everyone knows; in secret they will look for a Guard that does not exist. Either way the points double.
lesson-solo-1-guard = With only three of these cards you would have a Guard. For a solo call the kind of which you hold all four.
lesson-solo-2 = Before anything else all are asked whether they seize solo. Look at your hand.
lesson-solo-2-right = Seven jokers and all those high cards: you take the Emperor card, nobody guards you, and you lead at once.
lesson-solo-2-decline = Safe, but hardly any hand is better than this one. This is what seizing solo is for.
lesson-solo-3 = The same question, with another hand.
lesson-solo-3-right = One small joker and no sets: alone against four this hand comes last, and losing costs double too.
lesson-solo-3-grab = Alone against four with this hand? You would lose double.

## Hiding and coming forward

lesson-hiding-title = Hide or come forward
lesson-hiding-about = Before the first lead the Guard may come forward (明保), which doubles the points. All are asked alike, so nobody learns anything from the question.
lesson-hiding-1 = You are the Guard, and your hand is weak. What do you do?
lesson-hiding-1-right = Nobody knows you now. The commoners must guess, and they may spare you by mistake.
lesson-hiding-1-open = Legal, but all three would turn on you, and with this hand you would lose double.
lesson-hiding-2 = You are the Guard again, and your hand is very strong. Dare to double?
lesson-hiding-2-right = The Emperor knows the partner from the first lead on, and the points double.
lesson-hiding-2-hide = That is always possible. But with a hand like this doubling pays: try it.

## A good guard

lesson-helping-title = Helping the Emperor
lesson-helping-about = Emperor and Guard win together: what counts is that both are out early. Do not take a trick from your partner.
lesson-helping-1 = You are the Guard and everyone knows it. The Emperor, with two cards left, has laid two kings. You could beat them.
lesson-helping-1-right = If nobody else beats it, the Emperor leads again and is nearly out.
lesson-helping-1-beats = Legal, but you take the trick from the Emperor, who is almost out. Pass.
lesson-helping-2 = You lead, and the Emperor, next after you, holds one last card. Help.
lesson-helping-2-right = A low single card: the Emperor beat it with the last one and is out.
lesson-helping-2-high = Too high: the Emperor may be unable to beat that. Lead your lowest single card.

## The guard card at work

lesson-guard-card-title = The Guard card
lesson-guard-card-about = The called card is higher than every big joker, and it may be attached like a joker. Playing it shows everyone who the Guard is.
lesson-guard-card-1 = You hold the Guard card (特畫). Two 9s with a big joker are on the table. Beat them, and keep your kings.
lesson-guard-card-1-right = Guard card on big joker, 10s on 9s. Now all know that you are the Guard, but the trick is yours to win.
lesson-guard-card-1-kings = That beats them, but 10s are enough. Keep the kings for later.
lesson-guard-card-1-pass = You may pass, but the Guard card beats the big joker. Try it.

## Bombs of one suit

lesson-bombs-title = Bombs
lesson-bombs-about = Four identical cards, of the same rank and suit, are a bomb. It beats every set of any size; a bomb is beaten only by a bomb of a higher rank.
lesson-bombs-1 = Three kings with two big jokers are on the table. Stop them.
lesson-bombs-1-right = Four 8s of clubs beat anything that is no bomb.
lesson-bombs-1-mixed = Four queens of different suits are an ordinary set. A bomb needs one suit.
lesson-bombs-1-pass = You may pass, but look for four cards of one rank and one suit.
lesson-bombs-2 = Somebody has laid a bomb of four 8s. You hold two bombs.
lesson-bombs-2-right = Between bombs the rank decides: 10s beat 8s.
lesson-bombs-2-low = On a bomb only a higher bomb counts.

## What 2s can do

lesson-twos-title = 2s against jokers
lesson-twos-about = Exactly three 2s beat a big joker, and exactly five beat the Guard card. The trick then ends at once, and you lead.
lesson-twos-1 = A big joker is on the table. Beat it.
lesson-twos-1-right = Three 2s stand for beating the big joker. The trick is closed, and you lead again.
lesson-twos-1-exact = Exactly three, neither more nor fewer.
lesson-twos-2 = The Guard card is on the table. Beat it.
lesson-twos-2-right = Five 2s beat even the Guard card, and you lead.
lesson-twos-2-exact = For the Guard card exactly five 2s are needed.
lesson-twos-3 = Two jacks with a big joker are on the table. Use your 2s.
lesson-twos-3-right = Three 2s for the joker, two queens for the two jacks: what is left of both sets is compared as usual.
lesson-twos-3-rest = The rest must be a set too: a queen and a king do not go together.

## The marked guard card

lesson-marked-title = Throne without a call
lesson-marked-about = Here nothing is called. One small joker carries the mark 保, and whoever was dealt it is the Guard. The Emperor card alone is enough to take the throne.
lesson-marked-1 = You hold the Emperor card, and your hand is strong. Decide.
lesson-marked-1-right = You are Emperor. Somebody holds the Guard card, but you do not know who.
lesson-marked-1-yield = Legal, but a pity: a hand with three big jokers can win, and the Emperor gains double.

## Both marks in one hand

lesson-alone-title = Emperor and Guard at once
lesson-alone-about = An Emperor who also holds the Guard card plays alone (獨保), openly or in secret, for double points.
lesson-alone-1 = You took the throne, and you hold the Guard card too. Open or secret?
lesson-alone-1-right = Open doubles once more, and all four know. In secret they suspect each other, until you play the Guard card.

## Revolt

lesson-revolt-title = Revolt
lesson-revolt-about = Everyone but the Emperor answers in secret whether to revolt (造反). With two or more commoners it succeeds: the points double, and the Guard and the rebels are shown.
lesson-revolt-1 = You are a commoner with a strong hand. Revolt?
lesson-revolt-1-right = Another commoner joined, so it succeeded. Now you know who the Guard is, and the points count double.
lesson-revolt-1-abstain = Safe. But this hand is likely to win, and a revolt would double what you win and unmask the Guard.
lesson-revolt-2 = The same question, with a weak hand.
lesson-revolt-2-right = Wise. With fewer than two rebels nothing is shown, not even who answered what.
lesson-revolt-2-rebel = If it succeeds, this hand loses double.

## Kick

lesson-kick-title = Kick back
lesson-kick-about = After a successful revolt the Emperor and the Guard are asked whether to kick (踢). One yes doubles the whole deal once more.
lesson-kick-1 = You are Emperor, two commoners revolted, and your hand is excellent.
lesson-kick-1-right = With revolt and kick together the deal counts four times.
lesson-kick-1-spare = You may spare them. But four big jokers and all those 2s will win: make it count.
lesson-kick-2 = Again two commoners revolted, but this time your hand is weak.
lesson-kick-2-right = The deal already counts double against you. Do not double it again.
lesson-kick-2-kick = You are likely to lose, and a kick doubles what you lose.

## Kinds of combinations

lesson-kinds-title = Same kind, higher
lesson-kinds-about = Here a trick has a kind: single, pair, triple, triple with one card, triple with a pair, and more. You follow with the same kind, or with a bomb.
lesson-kinds-1 = Three 8s with one card are on the table. Beat them.
lesson-kinds-1-right = A higher triple with one card. The attached card does not count.
lesson-kinds-1-kind = That is another kind. Triple with one card, triple with a pair, and a bare triple do not beat each other.
lesson-kinds-1-pass = You may pass, but you hold higher triples. Attach one card.
lesson-kinds-2 = A pair of aces is on the table. Beat it.
lesson-kinds-2-right = 2s are above aces. A pair beats a pair.
lesson-kinds-2-weak = Kings are below aces. What is higher?
lesson-kinds-2-kind = A single joker is no pair. Follow with the same kind.

## Straights and pair runs

lesson-runs-title = Straights and pair runs
lesson-runs-about = Five or more neighbouring ranks are a straight, three or more neighbouring pairs a pair run. Neither reaches beyond the ace.
lesson-runs-1 = A straight of five, 3 to 7, is on the table. Beat it.
lesson-runs-1-right = The same length, and a higher top card.
lesson-runs-1-length = The length must be the same: five cards.
lesson-runs-1-pass = You may pass, but you can make a higher straight of five.
lesson-runs-2 = You lead. Lay the longest straight that you have.
lesson-runs-2-right = 10 to ace is the highest straight.
lesson-runs-2-two = 2s and jokers never stand in a straight. It ends at the ace.
lesson-runs-3 = You lead. Lay a pair run of all your pairs.
lesson-runs-3-right = Three pairs in a row go at once.
lesson-runs-3-short = A pair run needs three pairs at least, a straight five cards.
lesson-runs-3-part = A legal lead, but three pairs in a row can go at once.

## Airplanes

lesson-airplanes-title = Airplanes
lesson-airplanes-about = Neighbouring triples fly together: an airplane. It may carry one single card for each triple, or one pair for each.
lesson-airplanes-1 = You lead with eight cards in hand. Go out at once.
lesson-airplanes-1-right = Two triples with two single wings: eight cards in one play, and you are out.
lesson-airplanes-1-wings = Each of the two triples needs a wing: two single cards, or two pairs, or none at all.
lesson-airplanes-1-bare = A legal lead, but cards are left over. Let the airplane carry them.

## Bombs and rocket

lesson-blasts-title = Bombs and the rocket
lesson-blasts-about = Four or more of one rank are a bomb and beat any other kind. More cards win, then the higher rank. Big and small joker together are the rocket, which beats everything. A bomb is best kept to stop somebody from going out; wasted early, it leaves you stuck.
lesson-blasts-1 = The Emperor, with one card left, has laid three aces with two 2s. Stop it.
lesson-blasts-1-right = Four 6s beat any combination that is no bomb. The Emperor's last card has to wait.
lesson-blasts-1-pass = Then the Emperor leads the last card and is out. You hold a bomb.
lesson-blasts-2 = The deal is young, and a pair of 5s is on the table. Beat it.
lesson-blasts-2-right = A pair is enough. Your bomb stays whole for the moment that matters.
lesson-blasts-2-wasted = It beats the 5s, but the deal has hardly begun. Keep the bomb to stop somebody's exit.
lesson-blasts-2-split = That breaks your bomb. Another pair can do it.
lesson-blasts-3 = Later: the Emperor, with one card left, has laid a pair of 2s.
lesson-blasts-3-right = This is what you kept it for: now you lead, not the Emperor.
lesson-blasts-3-pass = Then the Emperor is out with the next card. Use the bomb.

## Naming the guard

lesson-naming-title = Naming a good card
lesson-naming-about = The Emperor names a card held exactly once; whoever holds its twin is the Guard. The Guard shows by playing it, so name a card that is played late: a high one, in a suit of which you hold little else.
lesson-naming-1 = You are Emperor. Which card do you name?
lesson-naming-1-right = A high card is played late, so your Guard stays hidden for long; and of spades you hold nothing else.
lesson-naming-1-low = Legal, but low cards are played early, and your Guard would soon be known.
lesson-naming-1-twice = You hold both copies, so nobody else could be the Guard.

## Discarding

lesson-discard-title = Discarding three
lesson-discard-about = The Emperor took three cards and now lays any three face down.
lesson-discard-1 = Discard three cards. Which ones hinder you most?
lesson-discard-1-right = Three lone low cards are gone: fewer tricks stand between you and the end.
lesson-discard-1-size = Exactly three cards.
lesson-discard-1-strong = Those are your best cards. Discard what is hard to get rid of.

## The quiet guard

lesson-quiet-title = A quiet Guard
lesson-quiet-about = A Guard who helps too openly becomes the target. Stay inconspicuous early, and support the Emperor with everything at the end.
lesson-quiet-1 = You are the Guard: you hold the named king of spades. It is early, and a pair of queens is on the table. Do not show yourself.
lesson-quiet-1-right = The named card stays in your hand, and nobody knows you.
lesson-quiet-1-shown = That plays the named king and shows everyone who you are, far too early.
lesson-quiet-2 = The end: the Emperor, next after you, holds one last card, and you lead.
lesson-quiet-2-right = A low single card, and the Emperor is out. Now help yourself out.
lesson-quiet-2-high = The Emperor may be unable to beat that. Lead your lowest single card.

## Three together

lesson-together-title = Three against the Emperor
lesson-together-about = The three take turns: each play that the Emperor has to beat costs the Emperor strength. And whoever never hurts the Emperor is probably the Guard.
lesson-together-1 = You are no Guard. The Emperor has just laid a pair of 9s, and you are next. Keep your single cards.
lesson-together-1-right = Now the Emperor must spend something higher, and your partners still stand behind you.
lesson-together-1-pass = Legal, but a cheap trick for the Emperor, and the others may take you for the Guard.

## Planning the exit

lesson-plan-title = Planning the exit
lesson-plan-about = Plan the order of your plays. Keep a strong single card, or a sure combination, for the very end.
lesson-plan-1 = You lead with six cards. Plan: what goes first?
lesson-plan-1-right = Five cards are gone, and the 2 beats nearly every single card: a sure last play.
lesson-plan-1-strong = Then you are left without a strong card. Lay the big combination first, and keep the 2 for the end.
