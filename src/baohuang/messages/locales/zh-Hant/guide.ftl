### 教程與規則頁

## 教程

learn-why = 一個個擺好牌局的小練習。你來選牌，牌桌告訴你對不對、為什麼。
learn-course = 教程：{ $name }
learn-progress = 已完成 { $done }/{ $of }
learn-done = 已完成
learn-start = 開始
learn-go-on = 繼續
learn-step = 第 { $n } 步，共 { $of } 步
learn-next-step = 下一步
learn-next-lesson = 下一課
learn-finish = 回到課程
learn-right = 對了。
learn-wrong = 不太對。
learn-refused = 牌桌不允許。
learn-other = 規則允許，但這裡有更好的出法。
learn-show = 看答案
learn-hand = 你的手牌
learn-scene = 牌桌上
learn-lead = 桌上沒有牌，由你發牌。
learn-to-beat = 要壓的牌
learn-your-answer = 你的選擇
learn-chosen = 已選：{ $cards }
learn-choose = 在手牌裡選牌
learn-finished-course = { $name }的課全部完成了。
learn-forget = 清除進度
learn-failed = 教程沒有讀到，請稍後再試。

## 規則頁

guide = 規則
guide-contents = 目錄
guide-other = 其他玩法
guide-lesson = 教程：{ $title }
guide-verdict-beats = 能壓
guide-verdict-closes = 能壓，而且這一輪馬上結束
guide-verdict-not = 不能壓
guide-options-why = 本頁按標出的選項說明。點別的選項，就按那個選項來看規則。
guide-options-standard = 恢復標準
