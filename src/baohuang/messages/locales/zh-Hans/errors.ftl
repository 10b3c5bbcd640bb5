# 操作被拒绝的原因：RULES §5 与服务器的每个代码各一句。代码固定，句子可以修改。

## 请求
error-too-large = 内容太长，牌桌一次读不完，请缩短后再试。
error-bad-request = 牌桌看不懂这个请求。
error-bad-record = 这份牌谱有损坏或不完整，无法复盘。
error-bad-rules = 没有这个名字的玩法。
error-bad-option = 有一项房间设置的取值不适用于这个玩法，或者有两项设置互相冲突。
error-bad-notation = 牌的写法不对。请写成 9c、T、W 这样，例如 WWJJJ。
error-bad-hand = 不可能有这样的牌：其中某种牌的张数超过了整副牌里的张数。

## 时机
error-deal-over = 这一局已经结束。
error-wrong-phase = 现在不是做这件事的时候。
error-not-your-turn = 还没轮到你。
error-already-answered = 你已经表过态了，要等大家都表态后才会亮出来。
error-must-lead = 这一轮由你发牌，不能过牌，请出牌。
error-must-yield = 你手里没有可以叫庄的牌，只能让位。
error-not-callable = 这张牌不能叫：要有三张或四张完全相同的牌，最后一张也必须在这一局里，而且不能是规定不许叫的牌。

## 牌
error-not-in-hand = 你手里没有这些牌。
error-bad-shape = 这些牌凑不成一套牌。
error-held-back = 憋着的牌只能作为最后一手出：要一次出完，手里不能再有别的牌，也不能挂王。
error-wrong-kind = 牌型不同。请出同样的牌型，或者出炸弹。
error-wrong-size = 张数不对。
error-not-stronger = 这套牌压不过桌上的牌。

## 联网牌桌
error-stale = 你的操作到达之前，牌局已经变了。请看清楚再选一次。
error-rate = 操作太快了，请稍等再试。
error-closed = 这张牌桌已经关闭。
error-full = 这张牌桌已经坐满。
error-unknown-table = 没有这张牌桌，可能已经关闭了。
error-not-found = 这个地址没有内容。
error-not-your-seat = 这个座位是别人的。
error-unauthorised = 你没有在这张牌桌入座。
error-forbidden = 那个网页不能使用这张牌桌。
error-replaced = 你在别处打开了这张牌桌，这边的连接已断开。
error-too-slow = 你的网络落后太多，连接已断开，马上会自动重连。
error-restart = 服务器正在重启，牌局马上继续。
error-offline = 连不上服务器，请检查网络。
error-internal = 服务器出了问题，牌桌上的一切都没有改变。

## 玩家
error-bad-name = 这个名字不能用：须为1到20个字符，至少含一个文字或数字，不能有看不见的字符。
error-name-taken = 这个名字，或看起来一样的名字，已经有人用了。
error-bad-password = 密码须为8到200个字符。
error-bad-login = 名字与密码不符。
error-registered = 您已经注册过了。
error-sign-in = 请先登录。
error-not-host = 只有房主可以这样做。
error-empty-seat = 还有空位。请等人入座，或安排机器人。
error-not-ready = 还有人没有准备好。
error-poor = 您的金币不够在这张桌上玩。
error-no-relief = 今天没有可领的救济金币。
error-no-bots = 机器人在这里不能这样做。
error-seated-elsewhere = 你正在另一张有底分的牌桌上打牌，请先打完那一局。
error-stake-bot = 有底分的牌桌只能坐本店自己的机器人。
error-silenced = 你暂时不能发言。
error-house-full = 本店的牌桌已满，请稍后再来。
