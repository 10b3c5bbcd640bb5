### 牌桌以外各页的用语：开始页、场次、房间

## 每一页

house-older = 更早的
house-yes = 确定：{ $what }
house-no = 取消
house-ruleset = 玩法
house-all-rulesets = 全部
house-places = 更多
house-account = 账号
house-coins-page = 金币
house-points = 积分
house-history = 我的牌局
house-leaderboard = 排行榜

## 立即开打

house-play-now = 立即与电脑对打
house-bot-level = 电脑的水平

## 场次

house-venues = 场次
house-venues-why = 与陌生人同桌，以金币计分；金币只是虚拟的。{ $n } 秒后由电脑补满空位，并注明是电脑。
house-you-have = 你有 { $n } 金币。
venue-tier-1 = 初级场
venue-tier-2 = 中级场
venue-tier-3 = 高级场
venue-number = 第 { $n } 场
venue-base = 底分
venue-needs = 入场金币
venue-poor = 金币不够，不能入场。
venue-go = 快速匹配
venue-go-to = 快速匹配：{ $name }

## 房间

house-rooms = 房间
house-rooms-why = 约熟人一起玩，规则自己定。每个房间有六个字母和一个链接，告诉别人即可。
rooms-make = 开房间
rooms-again = 刷新
rooms-code = 房间的六个字母
rooms-join = 加入
rooms-no-such = 没有这个房间。可能已经关闭，或者有字母输错了。
rooms-open = 公开的房间
rooms-none = 现在没有公开的房间。
rooms-of = { $name } 的房间
rooms-nobody = 一个房间
rooms-people = { $seats } 座中有 { $n } 人
rooms-no-stake = 不计金币
rooms-stake = 每分 { $n } 金币
rooms-deals = 共 { $n } 局
rooms-enter = 进入
rooms-enter-of = 进入 { $name } 的房间
rooms-watch = 旁观
rooms-watch-of = 旁观 { $name } 的房间

## 开房间

room-new = 开房间
room-make = 开房间
room-clock = 计时
room-clock-none = 不计时
room-clock-none-why = 谁也不用着急。
room-clock-calm = 从容
room-clock-usual = 标准
room-clock-brisk = 快速
room-clock-why = 每次决定 { $decision } 秒，每局另有 { $reserve } 秒备用。超时自动不出或出最小的牌；连续两次超时由电脑托管，随时可以收回。
room-clock-staked = 计金币的房间一定计时，不能选“不计时”。
room-deals = 一场打几局
room-deals-endless = 不限
room-deals-endless-why = 想打多久就打多久，比分一直累计。
room-deals-why = 打满 { $n } 局结束并排出名次；再来一场从零开始。
room-stake = 每分金币
room-stake-none = 不计
room-stake-none-why = 只计积分。
room-stake-why = 每分 { $n } 金币，金币只是虚拟的。金币不够的人不能入座；空位只能由本站的电脑补。
room-machines = 玩家自己的机器人
room-machines-none = 不许
room-machines-none-why = 玩家的程序不能入座。
room-machines-welcome = 可以
room-machines-welcome-why = 玩家的程序可以入座，输赢算在主人的金币上。
room-found = 谁可以来
room-found-invited = 受邀的人
room-found-invited-why = 只有知道六个字母或链接的人。
room-found-all = 所有人
room-found-all-why = 房间也列在开始页上。
room-bots-later = 电脑及其水平进房间后逐座选择。
