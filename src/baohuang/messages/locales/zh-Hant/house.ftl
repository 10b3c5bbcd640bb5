### 牌桌以外各頁的用語：開始頁、場次、房間

## 每一頁

house-older = 更早的
house-yes = 確定：{ $what }
house-no = 取消
house-ruleset = 玩法
house-all-rulesets = 全部
house-places = 更多
house-account = 帳號
house-coins-page = 金幣
house-points = 積分
house-history = 我的牌局
house-leaderboard = 排行榜

## 立即開打

house-play-now = 立即與電腦對打
house-bot-level = 電腦的水準

## 場次

house-venues = 場次
house-venues-why = 與陌生人同桌，以金幣計分；金幣只是虛擬的。{ $n } 秒後由電腦補滿空位，並註明是電腦。
house-you-have = 你有 { $n } 金幣。
venue-tier-1 = 初級場
venue-tier-2 = 中級場
venue-tier-3 = 高級場
venue-number = 第 { $n } 場
venue-base = 底分
venue-needs = 入場金幣
venue-poor = 金幣不夠，不能入場。
venue-go = 快速配對
venue-go-to = 快速配對：{ $name }

## 房間

house-rooms = 房間
house-rooms-why = 約熟人一起玩，規則自己定。每個房間有六個字母和一個連結，告訴別人即可。
rooms-make = 開房間
rooms-again = 重新整理
rooms-code = 房間的六個字母
rooms-join = 加入
rooms-no-such = 沒有這個房間。可能已經關閉，或者有字母輸錯了。
rooms-open = 公開的房間
rooms-none = 現在沒有公開的房間。
rooms-of = { $name } 的房間
rooms-nobody = 一個房間
rooms-people = { $seats } 座中有 { $n } 人
rooms-no-stake = 不計金幣
rooms-stake = 每分 { $n } 金幣
rooms-deals = 共 { $n } 局
rooms-enter = 進入
rooms-enter-of = 進入 { $name } 的房間
rooms-watch = 旁觀
rooms-watch-of = 旁觀 { $name } 的房間

## 開房間

room-new = 開房間
room-make = 開房間
room-clock = 計時
room-clock-none = 不計時
room-clock-none-why = 誰也不用著急。
room-clock-calm = 從容
room-clock-usual = 標準
room-clock-brisk = 快速
room-clock-why = 每次決定 { $decision } 秒，每局另有 { $reserve } 秒備用。逾時自動過牌或出最小的牌；連續兩次逾時由電腦託管，隨時可以收回。
room-clock-staked = 計金幣的房間一定計時，不能選「不計時」。
room-deals = 一場打幾局
room-deals-endless = 不限
room-deals-endless-why = 想打多久就打多久，比分一直累計。
room-deals-why = 打滿 { $n } 局結束並排出名次；再來一場從零開始。
room-stake = 每分金幣
room-stake-none = 不計
room-stake-none-why = 只計積分。
room-stake-why = 每分 { $n } 金幣，金幣只是虛擬的。金幣不夠的人不能入座；空位只能由本站的電腦補。
room-machines = 玩家自己的機器人
room-machines-none = 不許
room-machines-none-why = 玩家的程式不能入座。
room-machines-welcome = 可以
room-machines-welcome-why = 玩家的程式可以入座，輸贏算在主人的金幣上。
room-found = 誰可以來
room-found-invited = 受邀的人
room-found-invited-why = 只有知道六個字母或連結的人。
room-found-all = 所有人
room-found-all-why = 房間也列在開始頁上。
room-bots-later = 電腦及其水準進房間後逐座選擇。
