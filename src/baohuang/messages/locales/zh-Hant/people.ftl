### 關於玩家的各頁用語：帳號、金幣、積分、牌局、排行榜、玩家

## 帳號

account-nobody = 你還沒有在這裡玩過。可以立即以訪客身分開打，也可以先註冊。
account-guest = 你現在是訪客，名字是 { $name }。金幣、積分和牌局只存在這個瀏覽器裡；註冊之後，在哪裡都能用。
account-registered = 你是 { $name }。
account-profile = 我的戰績
account-register = 註冊
account-register-why = 只要名字和密碼。現有的一切都保留。
account-register-go = 註冊
account-login = 登入
account-login-why = 以前註冊過的話。
account-login-guest-why = 以前註冊過的話。這位訪客的東西不會帶過去。
account-login-go = 登入
account-name = 名字
account-name-why = 1 到 20 個字，別人看得到。
account-password = 密碼
account-password-why = 至少 8 個字元。忘了不能補發，請保管好。
account-out = 登出
account-out-why = 只登出這裡，或登出所有裝置（例如遺失了一台）。
account-logout = 登出這裡
account-logout-everywhere = 登出所有裝置
account-rename = 名字
account-rename-go = 改名
account-renamed = 名字已改。
account-new-name = 新名字
account-change = 密碼
account-change-why = 其他裝置都會登出。
account-change-go = 改密碼
account-changed = 密碼已改。
account-old = 現在的密碼
account-new = 新密碼
account-delete = 刪除帳號
account-delete-why = 名字和密碼永遠刪除。打過的牌局留下，但不再有你的名字。
account-delete-go = 刪除我的帳號
account-delete-sure = 不能復原，金幣和積分都會失去。
account-plain = 這個連線沒有加密：同一網路裡的人可能看到你傳送的內容。請不要用別處用過的密碼。
account-money = 金幣和積分都是虛擬的，不能買賣，也不能兌換，在哪裡都一樣。

## 我的機器人

machines = 我的機器人
machines-why = 你自己的程式，像人一樣入座。別人看得到它是機器人，只有房間允許時才參加計金幣的牌桌。
machines-make = 建一個機器人
machines-name = 機器人的名字
machines-token = 權杖只顯示這一次，請像密碼一樣保管。
machines-copy = 複製權杖
machines-end = 收回權杖
machines-end-sure = { $name } 將斷線，不能再回來。

## 金幣

coins-nobody = 你還沒有金幣，打第一局時會送你一些。
coins-balance = 現有金幣
coins-relief = 領取今天的救濟
coins-relief-why = 不足 { $below } 金幣的人每天可領一次救濟，補到 { $relief }。
coins-entries = 全部帳目
coins-entries-why = 金幣的每一次變動都在這裡。
coins-when = 時間
coins-reason = 原因
coins-amount = 金幣
coins-reason-grant = 初始贈送
coins-reason-relief = 救濟
coins-reason-deal = 一桌的第 { $deal } 局
coins-reason-operator = 管理員

## 積分

points-nobody = 你還沒有積分，從第一局開始計。
points-total = { $deals } 局的積分
points-why = 積分與金幣分開計，每個房間、每張桌子都算。
points-after = 累計

## 我的牌局

history-end = 結果
history-any-role = 任何身分
history-any-end = 任何結果
history-won = 贏
history-lost = 輸
history-draw = 平
history-none = 你還沒有打完過一局。
history-none-such = 沒有這樣的牌局。
history-found = 顯示 { $n } 局
history-line = { $role }，{ $place }。
history-with = 同桌：{ $names }
history-nobody = 無名
history-replay = 重播
history-replay-of = { $when } 的重播
history-table = 牌桌
history-table-of = { $when } 的牌桌
history-own-record = 重播自己的牌譜

## 排行榜與玩家

leaderboard-why = 打夠局數的註冊玩家和機器人，強的在前。等級分只看誰勝誰負，不看贏多少。
leaderboard-nobody = 還沒有人打夠局數。
leaderboard-rating = 等級分
leaderboard-line = { $deals } 局，積分 { $points }
leaderboard-deals = 局數
profile = 玩家
profile-bot = 這位玩家是機器人。
profile-none = 還沒有打完的牌局。
profile-line = 等級分 { $rating }，{ $deals } 局，積分 { $points }
profile-wins = 勝率
profile-share = { $percent }%
