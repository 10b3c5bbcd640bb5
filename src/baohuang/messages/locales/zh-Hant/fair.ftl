### 客戶端介面用語：一局之後

## 結果裡的去處

result-after = 這一局之後
result-replay = 重播
result-analysis = 分析

## 檢查洗牌

shuffle-check = 檢查洗牌
shuffle-good = 這一局的牌發得公平：你的瀏覽器自己算過了。
shuffle-bad = 有一項對不上！請保存對局記錄，並告訴管理者。
shuffle-failed = 這一局的記錄暫時讀不到，請稍後再試。
shuffle-promise-yes = 伺服器守住了承諾：它現在公開的秘密，正是發牌前給你看過指紋的那一個。
shuffle-promise-unseen = 公開的秘密與它的指紋相符。這台裝置沒有在發牌前看到指紋。
shuffle-promise-no = 公開的秘密與發牌前的指紋不符！
shuffle-luck-yes = 你的幸運詞算在裡面了：沒有人能預先知道它。
shuffle-luck-others = 發牌前公布的幸運詞都算在裡面了。這台裝置的詞沒有趕上。
shuffle-luck-no = 算進去的幸運詞不是發牌前公布的那些！
shuffle-luck-none = 這台裝置沒有看到發牌前公布的幸運詞。
shuffle-cards-yes = 用秘密和所有人的幸運詞重新洗了一遍、發了一遍：每家拿到的正是這些牌。
shuffle-cards-no = 重新洗牌發牌，得到的卻是別的牌！
shuffle-own-yes = 你在桌上看到的第一手牌也在其中，一張不差。
shuffle-own-no = 你在桌上看到的第一手牌卻不一樣！
shuffle-own-none = 這台裝置沒有看到發牌，所以沒有自己的手牌可比。

## 怎麼做到的

shuffle-how = 這是怎麼做到的？
shuffle-how-1 = 發牌前，伺服器想好一個秘密，先公布它的指紋（SHA-256）。此後秘密就改不了了。
shuffle-how-2 = 然後每位玩家的裝置加上一個隨機的幸運詞。伺服器定秘密時還不知道它們，所以沒法挑牌。
shuffle-how-3 = 秘密和幸運詞合在一起決定怎麼洗牌，誰也左右不了結果。
shuffle-how-4 = 打完以後秘密公開，你的瀏覽器把這一切重算一遍，就是現在。
shuffle-how-else = 也可以不靠這個網頁：在重播裡保存記錄，再用命令 baohuang verify 檢查。
shuffle-commitment = 指紋
shuffle-secret = 秘密
shuffle-words = 幸運詞，按座位
