### 客戶端介面用語：重播與分析

## 重播

replay-title = 重播：{ $name }
replay-home = 回到大廳
replay-controls = 重播控制
replay-slider = 對局中的位置
replay-step = 第{ $n }步，共{ $of }步
replay-step-back = 上一步
replay-step-on = 下一步
replay-trick-back = 上一輪
replay-trick-on = 下一輪
replay-play = 自動播放
replay-pause = 暫停
replay-speed = 速度
replay-jump = 跳到
replay-deal = 發牌
replay-trick = 第{ $n }輪：{ $who }
replay-end = 結束
replay-eyes = 看誰的牌
replay-all = 看所有人的牌
replay-hand-group = 只看一家
replay-hand = { $who }的手牌
replay-knew-group = 當時知道的
replay-knew = { $who }當時知道的
replay-nobody = 旁觀者當時知道的
replay-hidden = 這一步什麼也看不到。
replay-hands = 所有人的手牌
replay-hand-of = { $who }的手牌，{ $n }張
replay-no-cards = 沒有牌了
replay-missing = 這一局沒有重播：它還沒打完，或者沒有這一局。

## 分享與保存

replay-share = 分享與保存
replay-link = 到第{ $n }步的連結
replay-copy = 複製連結
replay-copied = 已複製
replay-record = 對局記錄
replay-record-why = 裡面有洗牌的秘密和每一步。誰都可以用它檢查這一局，或者在這裡重新打開。
replay-as-text = 存為文字檔
replay-as-json = 存為 JSON
replay-share-file = 這一局來自你的檔案，沒有連結。
replay-open-other = 打開另一份記錄

## 打開記錄

replay-open = 打開對局記錄
replay-open-why = 選擇存下的記錄（文字檔或 JSON），把檔案拖到這裡，或者貼上內容。伺服器按規則重打一遍，什麼也不保存。
replay-file = 記錄檔案
replay-paste = 或者貼在這裡
replay-open-button = 打開重播
replay-damage = 位置：{ $where }

## 分析

analysis = 分析
analysis-working = 正在分析這一局…
analysis-moments = 高級電腦會怎麼打
analysis-moments-why = 在這些地方，只看當時那家知道的牌，高級電腦會明顯換一種打法。每家最多列五處。
analysis-moments-none = 沒有一處明顯該換打法：打得很好。
analysis-place = 第{ $trick }輪，第{ $step }步
analysis-at = 第{ $n }步
analysis-done = 實際
analysis-better = 電腦
analysis-points = 約多{ $n }分
analysis-leads = 約多{ $n }個出牌權
analysis-strength = 牌力差{ $n }個標準差
analysis-show = 去看
analysis-show-of = 去看第{ $n }步：{ $who }
analysis-odds = 誰像保子
analysis-odds-why = 只憑一家當時看到的，誰是保子的機會有多大。
analysis-observer = 用誰的眼睛看
analysis-percent = { $n } %
analysis-solo = 沒有保子
analysis-chart = { $who }眼裡誰像保子。最後最像的：{ $most }，{ $chance }。
analysis-sure = 在第{ $n }步，{ $who }已經確知。
analysis-as-table = 表格
analysis-step = 步
analysis-no-guard = 這一局沒有保子可找。
