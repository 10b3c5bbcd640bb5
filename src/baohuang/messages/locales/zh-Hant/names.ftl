### 各玩法的名稱，每頁都用

ruleset-qingdao = 青島保皇
ruleset-weifang = 濰坊保皇
ruleset-weihai = 威海保皇
ruleset-classic108 = 日式一百零八張

## 電腦的強弱

bot-easy = 初級
bot-medium = 中級
bot-strong = 高級

## 轉交他人

share-copied = 已複製。
share-failed = 瀏覽器不允許複製，請選取文字手動複製。
house-coins = { $n } 金幣
house-home = 回到開始頁
house-sign-in = 登入
house-try-again = 再試一次
