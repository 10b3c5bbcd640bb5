# 操作被拒絕的原因：RULES §5 與伺服器的每個代碼各一句。代碼固定，句子可以修改。

## 請求
error-too-large = 內容太長，牌桌一次讀不完，請縮短後再試。
error-bad-request = 牌桌看不懂這個請求。
error-bad-record = 這份牌譜有損壞或不完整，無法重播。
error-bad-rules = 沒有這個名字的玩法。
error-bad-option = 有一項房間設定的值不適用於這個玩法，或者有兩項設定互相衝突。
error-bad-notation = 牌的寫法不對。請寫成 9c、T、W 這樣，例如 WWJJJ。
error-bad-hand = 不可能有這樣的牌：其中某種牌的張數超過了整副牌裡的張數。

## 時機
error-deal-over = 這一局已經結束。
error-wrong-phase = 現在不是做這件事的時候。
error-not-your-turn = 還沒輪到你。
error-already-answered = 你已經表態了，要等大家都表態後才會亮出來。
error-must-lead = 這一輪由你發牌，不能過牌，請出牌。
error-must-yield = 你手裡沒有可以叫庄的牌，只能讓位。
error-not-callable = 這張牌不能叫：要有三張或四張完全相同的牌，最後一張也必須在這一局裡，而且不能是規定不許叫的牌。

## 牌
error-not-in-hand = 你手裡沒有這些牌。
error-bad-shape = 這些牌湊不成一套牌。
error-held-back = 憋著的牌只能作為最後一手出：要一次出完，手裡不能再有別的牌，也不能掛王。
error-wrong-kind = 牌型不同。請出同樣的牌型，或者出炸彈。
error-wrong-size = 張數不對。
error-not-stronger = 這套牌壓不過桌上的牌。

## 連線牌桌
error-stale = 你的操作送達之前，牌局已經變了。請看清楚再選一次。
error-rate = 操作太快了，請稍等再試。
error-closed = 這張牌桌已經關閉。
error-full = 這張牌桌已經坐滿。
error-unknown-table = 沒有這張牌桌，可能已經關閉了。
error-not-found = 這個網址沒有內容。
error-not-your-seat = 這個座位是別人的。
error-unauthorised = 你沒有在這張牌桌入座。
error-forbidden = 那個網頁不能使用這張牌桌。
error-replaced = 你在別處開啟了這張牌桌，這邊的連線已中斷。
error-too-slow = 你的網路落後太多，連線已中斷，馬上會自動重新連線。
error-restart = 伺服器正在重新啟動，牌局馬上繼續。
error-offline = 連不上伺服器，請檢查網路。
error-internal = 伺服器出了問題，牌桌上的一切都沒有改變。

## 玩家
error-bad-name = 這個名字不能用：須為1到20個字元，至少含一個文字或數字，不能有看不見的字元。
error-name-taken = 這個名字，或看起來一樣的名字，已經有人用了。
error-bad-password = 密碼須為8到200個字元。
error-bad-login = 名字與密碼不符。
error-registered = 您已經註冊過了。
error-sign-in = 請先登入。
error-not-host = 只有房主可以這樣做。
error-empty-seat = 還有空位。請等人入座，或安排機器人。
error-not-ready = 還有人沒有準備好。
error-poor = 您的金幣不夠在這張桌上玩。
error-no-relief = 今天沒有可領的救濟金幣。
error-no-bots = 機器人在這裡不能這樣做。
error-seated-elsewhere = 你正在另一張有底分的牌桌上打牌，請先打完那一局。
error-stake-bot = 有底分的牌桌只能坐本店自己的機器人。
error-silenced = 你暫時不能發言。
error-house-full = 本店的牌桌已滿，請稍後再來。
