### 客戶端介面用語: lobby

## 開始頁

tagline = 五人撲克，一皇一保三平民
choose-ruleset = 選擇玩法
lobby-about-qingdao = 216張，叫侍衛牌，可搶獨，憋3
lobby-about-weifang = 206張，買3，同花四張為炸彈，三張2打大王
lobby-about-weihai = 165張，侍衛牌隨機，造反與踢，憋6
lobby-about-classic108 = 108張，順子、連對、飛機、炸彈、火箭
room-options = 房間選項
options-default = 預設
options-changed = 改了{ $n }項
options-reset = 全部恢復預設
start-table = 開一桌，與電腦同打
start-failed = 暫時開不了桌，請稍後再試。
play-money = 只計虛擬分數與金幣，不能兌換，不涉及任何真錢。
learn = 教程
guide-pictures = 圖解規則

## 設定

setting-language = 語言
setting-text = 字號
setting-fourColours = 四色牌
setting-fourColours-why = 每種花色一種顏色
setting-autoPass = 無牌可壓時自動過牌
setting-autoPass-why = 等待的時間與手牌無關
setting-keys = 單鍵快捷鍵
setting-keys-why = 數字或字母選點數，P 過牌，H 提示
setting-sound = 聲音
setting-sound-why = 由瀏覽器合成；點按頁面之前沒有聲音
setting-clockWarnings = 倒數提醒
setting-clockWarnings-why = 剩 10 秒時提醒；開了聲音時最後 5 秒逐秒提示
setting-calm = 減少動畫
setting-calm-why = 系統要求減少動畫時總是如此
