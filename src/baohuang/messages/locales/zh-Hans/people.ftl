### 关于玩家的各页用语：账号、金币、积分、牌局、排行榜、玩家

## 账号

account-nobody = 你还没有在这里玩过。可以立即以游客身份开打，也可以先注册。
account-guest = 你现在是游客，名字是 { $name }。金币、积分和牌局只存在这个浏览器里；注册之后，在哪里都能用。
account-registered = 你是 { $name }。
account-profile = 我的战绩
account-register = 注册
account-register-why = 只要名字和密码。现有的一切都保留。
account-register-go = 注册
account-login = 登录
account-login-why = 以前注册过的话。
account-login-guest-why = 以前注册过的话。这位游客的东西不会带过去。
account-login-go = 登录
account-name = 名字
account-name-why = 1 到 20 个字，别人看得到。
account-password = 密码
account-password-why = 至少 8 个字符。忘了不能补发，请保管好。
account-out = 退出登录
account-out-why = 只退出这里，或退出所有设备（例如丢了一台）。
account-logout = 退出这里
account-logout-everywhere = 退出所有设备
account-rename = 名字
account-rename-go = 改名
account-renamed = 名字已改。
account-new-name = 新名字
account-change = 密码
account-change-why = 其他设备都会退出登录。
account-change-go = 改密码
account-changed = 密码已改。
account-old = 现在的密码
account-new = 新密码
account-delete = 注销账号
account-delete-why = 名字和密码永远删除。打过的牌局留下，但不再有你的名字。
account-delete-go = 注销我的账号
account-delete-sure = 不能撤销，金币和积分都会失去。
account-plain = 这个连接没有加密：同一网络里的人可能看到你发送的内容。请不要用别处用过的密码。
account-money = 金币和积分都是虚拟的，不能买卖，也不能兑换，在哪里都一样。

## 我的机器人

machines = 我的机器人
machines-why = 你自己的程序，像人一样入座。别人看得到它是机器人，只有房间允许时才参加计金币的牌桌。
machines-make = 建一个机器人
machines-name = 机器人的名字
machines-token = 令牌只显示这一次，请像密码一样保管。
machines-copy = 复制令牌
machines-end = 收回令牌
machines-end-sure = { $name } 将断开，不能再回来。

## 金币

coins-nobody = 你还没有金币，打第一局时会送你一些。
coins-balance = 现有金币
coins-relief = 领取今天的救济
coins-relief-why = 不足 { $below } 金币的人每天可领一次救济，补到 { $relief }。
coins-entries = 全部账目
coins-entries-why = 金币的每一次变动都在这里。
coins-when = 时间
coins-reason = 原因
coins-amount = 金币
coins-reason-grant = 初始赠送
coins-reason-relief = 救济
coins-reason-deal = 一桌的第 { $deal } 局
coins-reason-operator = 管理员

## 积分

points-nobody = 你还没有积分，从第一局开始计。
points-total = { $deals } 局的积分
points-why = 积分与金币分开计，每个房间、每张桌子都算。
points-after = 累计

## 我的牌局

history-end = 结果
history-any-role = 任何身份
history-any-end = 任何结果
history-won = 赢
history-lost = 输
history-draw = 平
history-none = 你还没有打完过一局。
history-none-such = 没有这样的牌局。
history-found = 显示 { $n } 局
history-line = { $role }，{ $place }。
history-with = 同桌：{ $names }
history-nobody = 无名
history-replay = 回放
history-replay-of = { $when } 的回放
history-table = 牌桌
history-table-of = { $when } 的牌桌
history-own-record = 回放自己的牌谱

## 排行榜与玩家

leaderboard-why = 打够局数的注册玩家和机器人，强的在前。等级分只看谁胜谁负，不看赢多少。
leaderboard-nobody = 还没有人打够局数。
leaderboard-rating = 等级分
leaderboard-line = { $deals } 局，积分 { $points }
leaderboard-deals = 局数
profile = 玩家
profile-bot = 这位玩家是机器人。
profile-none = 还没有打完的牌局。
profile-line = 等级分 { $rating }，{ $deals } 局，积分 { $points }
profile-wins = 胜率
profile-share = { $percent }%
