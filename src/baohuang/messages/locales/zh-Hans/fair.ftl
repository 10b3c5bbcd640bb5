### 客户端界面用语：一局之后

## 结果里的去处

result-after = 这一局之后
result-replay = 回放
result-analysis = 分析

## 检查洗牌

shuffle-check = 检查洗牌
shuffle-good = 这一局的牌发得公平：你的浏览器自己算过了。
shuffle-bad = 有一项对不上！请保存对局记录，并告诉管理者。
shuffle-failed = 这一局的记录暂时读不到，请稍后再试。
shuffle-promise-yes = 服务器守住了承诺：它现在公开的秘密，正是发牌前给你看过指纹的那一个。
shuffle-promise-unseen = 公开的秘密与它的指纹相符。这台设备没有在发牌前看到指纹。
shuffle-promise-no = 公开的秘密与发牌前的指纹不符！
shuffle-luck-yes = 你的幸运词算在里面了：没有人能预先知道它。
shuffle-luck-others = 发牌前公布的幸运词都算在里面了。这台设备的词没有赶上。
shuffle-luck-no = 算进去的幸运词不是发牌前公布的那些！
shuffle-luck-none = 这台设备没有看到发牌前公布的幸运词。
shuffle-cards-yes = 用秘密和所有人的幸运词重新洗了一遍、发了一遍：每家拿到的正是这些牌。
shuffle-cards-no = 重新洗牌发牌，得到的却是别的牌！
shuffle-own-yes = 你在桌上看到的第一手牌也在其中，一张不差。
shuffle-own-no = 你在桌上看到的第一手牌却不一样！
shuffle-own-none = 这台设备没有看到发牌，所以没有自己的手牌可比。

## 怎么做到的

shuffle-how = 这是怎么做到的？
shuffle-how-1 = 发牌前，服务器想好一个秘密，先公布它的指纹（SHA-256）。此后秘密就改不了了。
shuffle-how-2 = 然后每位玩家的设备加上一个随机的幸运词。服务器定秘密时还不知道它们，所以没法挑牌。
shuffle-how-3 = 秘密和幸运词合在一起决定怎么洗牌，谁也左右不了结果。
shuffle-how-4 = 打完以后秘密公开，你的浏览器把这一切重算一遍，就是现在。
shuffle-how-else = 也可以不靠这个网页：在回放里保存记录，再用命令 baohuang verify 检查。
shuffle-commitment = 指纹
shuffle-secret = 秘密
shuffle-words = 幸运词，按座位
