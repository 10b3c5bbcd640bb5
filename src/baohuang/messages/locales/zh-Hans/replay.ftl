### 客户端界面用语：回放与分析

## 回放

replay-title = 回放：{ $name }
replay-home = 回到大厅
replay-controls = 回放控制
replay-slider = 对局中的位置
replay-step = 第{ $n }步，共{ $of }步
replay-step-back = 上一步
replay-step-on = 下一步
replay-trick-back = 上一轮
replay-trick-on = 下一轮
replay-play = 自动播放
replay-pause = 暂停
replay-speed = 速度
replay-jump = 跳到
replay-deal = 发牌
replay-trick = 第{ $n }轮：{ $who }
replay-end = 结束
replay-eyes = 看谁的牌
replay-all = 看所有人的牌
replay-hand-group = 只看一家
replay-hand = { $who }的手牌
replay-knew-group = 当时知道的
replay-knew = { $who }当时知道的
replay-nobody = 旁观者当时知道的
replay-hidden = 这一步什么也看不到。
replay-hands = 所有人的手牌
replay-hand-of = { $who }的手牌，{ $n }张
replay-no-cards = 没有牌了
replay-missing = 这一局没有回放：它还没打完，或者没有这一局。

## 分享与保存

replay-share = 分享与保存
replay-link = 到第{ $n }步的链接
replay-copy = 复制链接
replay-copied = 已复制
replay-record = 对局记录
replay-record-why = 里面有洗牌的秘密和每一步。谁都可以用它检查这一局，或者在这里重新打开。
replay-as-text = 存为文本
replay-as-json = 存为 JSON
replay-share-file = 这一局来自你的文件，没有链接。
replay-open-other = 打开另一份记录

## 打开记录

replay-open = 打开对局记录
replay-open-why = 选择存下的记录（文本或 JSON），把文件拖到这里，或者粘贴内容。服务器按规则重打一遍，什么也不保存。
replay-file = 记录文件
replay-paste = 或者粘贴在这里
replay-open-button = 打开回放
replay-damage = 位置：{ $where }

## 分析

analysis = 分析
analysis-working = 正在分析这一局…
analysis-moments = 高级电脑会怎么打
analysis-moments-why = 在这些地方，只看当时那家知道的牌，高级电脑会明显换一种打法。每家最多列五处。
analysis-moments-none = 没有一处明显该换打法：打得很好。
analysis-place = 第{ $trick }轮，第{ $step }步
analysis-at = 第{ $n }步
analysis-done = 实际
analysis-better = 电脑
analysis-points = 约多{ $n }分
analysis-leads = 约多{ $n }个出牌权
analysis-strength = 牌力差{ $n }个标准差
analysis-show = 去看
analysis-show-of = 去看第{ $n }步：{ $who }
analysis-odds = 谁像保子
analysis-odds-why = 只凭一家当时看到的，谁是保子的机会有多大。
analysis-observer = 用谁的眼睛看
analysis-percent = { $n } %
analysis-solo = 没有保子
analysis-chart = { $who }眼里谁像保子。最后最像的：{ $most }，{ $chance }。
analysis-sure = 在第{ $n }步，{ $who }已经确知。
analysis-as-table = 表格
analysis-step = 步
analysis-no-guard = 这一局没有保子可找。
