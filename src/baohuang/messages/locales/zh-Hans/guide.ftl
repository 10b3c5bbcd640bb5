### 教程与规则页

## 教程

learn-why = 一个个摆好牌局的小练习。你来选牌，牌桌告诉你对不对、为什么。
learn-course = 教程：{ $name }
learn-progress = 已完成 { $done }/{ $of }
learn-done = 已完成
learn-start = 开始
learn-go-on = 继续
learn-step = 第 { $n } 步，共 { $of } 步
learn-next-step = 下一步
learn-next-lesson = 下一课
learn-finish = 回到课程
learn-right = 对了。
learn-wrong = 不太对。
learn-refused = 牌桌不允许。
learn-other = 规则允许，但这里有更好的出法。
learn-show = 看答案
learn-hand = 你的手牌
learn-scene = 牌桌上
learn-lead = 桌上没有牌，由你发牌。
learn-to-beat = 要压的牌
learn-your-answer = 你的选择
learn-chosen = 已选：{ $cards }
learn-choose = 在手牌里选牌
learn-finished-course = { $name }的课全部完成了。
learn-forget = 清除进度
learn-failed = 教程没有读到，请稍后再试。

## 规则页

guide = 规则
guide-contents = 目录
guide-other = 其他玩法
guide-lesson = 教程：{ $title }
guide-verdict-beats = 能压
guide-verdict-closes = 能压，而且这一轮马上结束
guide-verdict-not = 不能压
guide-options-why = 本页按标出的选项说明。点别的选项，就按那个选项来看规则。
guide-options-standard = 恢复标准
