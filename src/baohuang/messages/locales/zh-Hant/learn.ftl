# 教程的課：標題、講什麼，然後每一步的題目，以及對各種回答怎麼說。

## 一套牌與大小

lesson-sets-title = 一套牌與大小
lesson-sets-about = 一次出的牌叫一套牌：同點數的牌，幾張都行。跟牌的人要出張數相同、點數更大的一套。2 比 A 大，花色不論。
lesson-sets-1 = 由你發牌。把你的 9 作為一套牌全部打出去。
lesson-sets-1-right = 三張 9 是一套牌。別人要壓，就得出三張都比 9 大的牌。
lesson-sets-1-mixed = 點數不同的牌湊不成一套。能掛在別的牌上的只有王。
lesson-sets-1-part = 這樣發牌也可以，但會剩下單張的 9。三張一起出：套大，走牌就多。
lesson-sets-2 = 桌上是兩張 A。壓住它。
lesson-sets-2-right = 2 能壓 A。從小到大是 3、4……K、A、2、小王、大王。
lesson-sets-2-weak = 還不夠大：一樣大不算大，花色不論。什麼比 A 大？
lesson-sets-2-size = 桌上是兩張，你也要正好出兩張。
lesson-sets-3 = 桌上是兩張 9。用你的 J 壓住它。
lesson-sets-3-right = 張數要相同，所以雖然有三張 J，只出兩張，第三張留在手裡。
lesson-sets-3-size = 不能多也不能少：兩張就用兩張壓。

## 掛王

lesson-hanging-title = 掛王
lesson-hanging-about = 王可以掛在任何點數的牌上。每張王算一張牌，掛了王的牌更難壓。
lesson-hanging-1 = 桌上是三張 K，你有兩張 A。壓住它，但不要動用大王。
lesson-hanging-1-right = 掛一張小王，正好三張。大王留著以後用。
lesson-hanging-1-size = 兩張 A 只有兩張。第三張可以掛一張王。
lesson-hanging-1-big = 這樣也能壓住，但小王就夠了，先用小的。
lesson-hanging-2 = 桌上是三張 J。用你的 Q 壓住它。
lesson-hanging-2-right = 能掛的只有王：兩張 Q 掛一張小王。
lesson-hanging-2-two = 2 雖然大，卻是普通牌，不能掛在別的點數上。

## 一張壓一張

lesson-beating-title = 張張都要大
lesson-beating-about = 把兩套牌各自從大到小排好，你的每一張都要比對應的那張大。所以掛了王的牌，只有掛更大的王才能壓。
lesson-beating-1 = 桌上是兩張小王帶三張 9。壓住它。
lesson-beating-1-right = 每一張都壓住了：大王壓小王，其餘的壓 9。
lesson-beating-1-pair = 有一張對著小王，卻壓不住它。能壓小王的只有大王。
lesson-beating-1-size = 桌上是五張，你也要出五張。
lesson-beating-1-pass = 可以過牌，但你壓得住。試試看：需要兩張大王。
lesson-beating-2 = 桌上是一張大王帶兩張 9。你怎麼辦？
lesson-beating-2-right = 對：你手裡沒有能壓大王的牌。過牌不吃虧，同一輪裡再輪到你時還可以出。
lesson-beating-2-equal = 大王壓不住大王，別的牌再大也沒用。

## 憋牌

lesson-hold-title = 憋{ $rank }
lesson-hold-about = { $rank } 要憋到最後一手才能出：一次全部出完，手裡不能再有別的牌，也不能掛王。
lesson-hold-1 = 由你發牌。出一手合規的牌。
lesson-hold-1-right = { $rank } 先憋著，把別的牌先走掉。
lesson-hold-1-held = 手裡還有別的牌時，{ $rank } 一張都不能出。
lesson-hold-2 = 只剩兩張 { $rank } 和一張小王，由你發牌。怎樣出完？
lesson-hold-2-right = 沒有人壓小王，又由你發牌，這時手裡只有 { $rank } 了。
lesson-hold-2-joker = { $rank } 不能掛王，出的時候手裡也不能有別的牌。先出王。
lesson-hold-3 = 手裡只剩 { $rank }，由你發牌。出完它。
lesson-hold-3-right = 出完了！要留一張能收回一輪的牌在前面：憋的牌小，幾乎壓不住什麼。
lesson-hold-3-all = 不能拆開，要一次全部出完。

## 接風

lesson-wind-title = 接風
lesson-wind-about = 一個人的最後一手沒有人壓，就由他的下家接風，隨意發牌，不管是不是同一邊。
lesson-wind-1 = 上家用兩張 Q 出完了牌，大家都過牌，輪到你了。
lesson-wind-1-right = 不必壓那兩張 Q：那一輪已經結束，你開始了新的一輪。
lesson-wind-1-lead = 現在由你發牌，發牌的人必須出牌。隨便出一手吧。

## 登基與讓位

lesson-throne-title = 登基還是讓位
lesson-throne-about = 拿著皇帝牌的人可以登基，也可以讓位。登基要有三張或四張花色點數都相同的牌，用來叫侍衛。
lesson-throne-1 = 皇帝牌在你手裡。看看手牌，做個決定。
lesson-throne-1-right = 有王、有大牌，還有兩組三張相同的牌，這手牌當得了皇帝。接下來由你叫保。
lesson-throne-1-yield = 可以讓，但太可惜：能贏的牌送給了別人，而皇帝贏的是雙份。
lesson-throne-2 = 有人讓位，皇帝牌傳到了你手裡。做個決定。
lesson-throne-2-right = 沒有牌可以叫保，只能讓位。你是第二個讓位的，還要貼上手裡最大的一張牌，和皇帝牌一起傳下去。
lesson-throne-2-must = 你沒有三張相同的牌，叫不了侍衛，只能讓位。

## 叫保

lesson-call-title = 叫侍衛
lesson-call-about = 皇帝亮出三張相同的牌。拿著第四張的人就是侍衛，可以不說；這第四張成為侍衛牌，比什麼都大。
lesson-call-1 = 你是皇帝。叫一張侍衛牌。
lesson-call-1-right = 現在有人拿著侍衛牌，他自己知道，你不知道是誰。
lesson-call-1-no = 這張不能叫：要有三張相同的牌，而且 2 和王不能叫。

## 獨保

lesson-solo-title = 一人對四家
lesson-solo-about = 四張相同的牌都在皇帝手裡，就可以獨保，分數翻倍。分完牌以後，誰都可以搶獨，搶到的人沒有侍衛。
lesson-solo-1 = 你是皇帝，牌很強，四張方塊 K 都在你手裡。選擇獨保。
lesson-solo-1-right = 明獨保人人知道；暗獨保讓他們去找一個不存在的侍衛。兩種都翻倍。
lesson-solo-1-guard = 這種牌你只有三張，叫它就會有侍衛。要獨保，叫四張都在你手裡的那種。
lesson-solo-2 = 一開始，每個人都會被問要不要搶獨。看看你的手牌。
lesson-solo-2-right = 七張王，再加這麼多大牌：你拿走皇帝牌，沒有侍衛，馬上由你發牌。
lesson-solo-2-decline = 穩妥，但幾乎沒有比這更好的牌了。搶獨就是為這樣的牌準備的。
lesson-solo-3 = 同樣的問題，換一手牌。
lesson-solo-3-right = 只有一張小王，又沒有成套的牌：一對四多半要落科，輸了也是雙份。
lesson-solo-3-grab = 拿這手牌一人對四家？要輸雙份的。

## 明保與暗保

lesson-hiding-title = 明保還是暗保
lesson-hiding-about = 發牌之前侍衛可以明保，分數翻倍。每個人都會被同樣問到，所以從問題看不出誰是侍衛。
lesson-hiding-1 = 你是侍衛，牌很弱。怎麼辦？
lesson-hiding-1-right = 現在沒有人認識你。平民只好猜，說不定還會放你一馬。
lesson-hiding-1-open = 可以，但三家平民都會盯著你，這手牌多半要輸雙份。
lesson-hiding-2 = 你又是侍衛，這次牌很強。敢不敢翻倍？
lesson-hiding-2-right = 皇帝從第一手起就知道誰是自己人，分數也翻倍。
lesson-hiding-2-hide = 暗保總是可以的。但這樣的牌翻倍划算，試試看。

## 好侍衛

lesson-helping-title = 保皇帝
lesson-helping-about = 皇帝和侍衛同輸同贏，要緊的是兩個人都早出完。不要壓自己人的牌。
lesson-helping-1 = 你是侍衛，大家都知道。皇帝只剩兩張牌，剛出了兩張 K，而你壓得住。
lesson-helping-1-right = 如果沒有別人壓，就又由皇帝發牌，他馬上就出完了。
lesson-helping-1-beats = 可以，但皇帝快出完了，你卻搶走了他的發牌權。過牌吧。
lesson-helping-2 = 由你發牌，下家就是皇帝，只剩最後一張。幫他一把。
lesson-helping-2-right = 出一張小單張：皇帝用最後一張壓住，出完了。
lesson-helping-2-high = 太大了，皇帝也許壓不住。出你最小的單張。

## 侍衛牌的用處

lesson-guard-card-title = 特畫
lesson-guard-card-about = 叫到的牌比大王還大，也可以像王一樣掛。打出它，大家就知道誰是侍衛。
lesson-guard-card-1 = 特畫在你手裡。桌上是一張大王帶兩張 9。壓住它，但要留著 K。
lesson-guard-card-1-right = 特畫壓大王，10 壓 9。現在大家知道你是侍衛了，但這一輪多半是你的。
lesson-guard-card-1-kings = 這樣也能壓住，但 10 就夠了，K 留著以後用。
lesson-guard-card-1-pass = 可以過牌，但特畫能壓大王，試試看。

## 炸彈

lesson-bombs-title = 炸彈
lesson-bombs-about = 四張花色點數都相同的牌是炸彈，不論張數，什麼都能壓；只有點數更大的炸彈能壓它。
lesson-bombs-1 = 桌上是兩張大王帶三張 K。攔住他。
lesson-bombs-1-right = 四張梅花 8 能壓一切不是炸彈的牌。
lesson-bombs-1-mixed = 四張 Q 花色不同，只是普通的一套牌。炸彈要同一花色。
lesson-bombs-1-pass = 可以過牌，但找找看有沒有四張花色點數都相同的牌。
lesson-bombs-2 = 有人打出四張 8 的炸彈。你有兩個炸彈。
lesson-bombs-2-right = 炸彈之間比點數：10 壓 8。
lesson-bombs-2-low = 壓炸彈，只能用更大的炸彈。

## 2 的用處

lesson-twos-title = 用 2 打大王
lesson-twos-about = 正好三張 2 能壓一張大王，正好五張 2 能壓侍衛牌。壓住以後這一輪馬上結束，由你另發新套。
lesson-twos-1 = 桌上是一張大王。壓住它。
lesson-twos-1-right = 三張 2 頂一張大王。這一輪結束，又由你發牌。
lesson-twos-1-exact = 正好三張，不能多也不能少。
lesson-twos-2 = 桌上是侍衛牌。壓住它。
lesson-twos-2-right = 五張 2 連侍衛牌也能壓，由你發牌。
lesson-twos-2-exact = 壓侍衛牌要正好五張 2。
lesson-twos-3 = 桌上是一張大王帶兩張 J。用上你的 2。
lesson-twos-3-right = 三張 2 壓大王，兩張 Q 壓兩張 J：剩下的照常比。
lesson-twos-3-rest = 剩下的也要是一套牌：一張 Q 和一張 K 湊不成套。

## 「保」字牌

lesson-marked-title = 不用叫保的登基
lesson-marked-about = 這裡不用叫保。有一張小王標著「保」字，分到它的人就是侍衛。登基只要有皇帝牌。
lesson-marked-1 = 皇帝牌在你手裡，牌也很強。做個決定。
lesson-marked-1-right = 你是皇帝了。有人拿著侍衛牌，你不知道是誰。
lesson-marked-1-yield = 可以讓，但太可惜：有三張大王的牌能贏，而皇帝贏的是雙份。

## 一人兩牌

lesson-alone-title = 皇帝兼侍衛
lesson-alone-about = 皇帝牌和侍衛牌在同一個人手裡，就是獨保，可明可暗，分數翻倍。
lesson-alone-1 = 你登基了，侍衛牌也在你手裡。明還是暗？
lesson-alone-1-right = 明獨保再翻一倍，四家都知道。暗獨保讓他們互相猜疑，直到你打出侍衛牌。

## 造反

lesson-revolt-title = 造反
lesson-revolt-about = 皇帝以外的人各自暗中回答要不要造反。有兩個或更多平民造反就成功：分數翻倍，侍衛和造反的人都亮明。
lesson-revolt-1 = 你是平民，牌很強。造反嗎？
lesson-revolt-1-right = 還有一個平民也造反，成功了。現在你知道誰是侍衛，分數也翻倍。
lesson-revolt-1-abstain = 穩妥。但這手牌多半會贏，造反能讓你贏雙份，還能讓侍衛現身。
lesson-revolt-2 = 同樣的問題，這次牌很弱。
lesson-revolt-2-right = 明智。造反的人不到兩個，什麼都不公開，誰怎麼答的也不公開。
lesson-revolt-2-rebel = 要是成功了，這手牌就要輸雙份。

## 踢

lesson-kick-title = 踢回去
lesson-kick-about = 造反成功以後，會問皇帝和侍衛踢不踢。只要一人說踢，整局再翻一倍。
lesson-kick-1 = 你是皇帝，兩個平民造反成功，而你的牌極好。
lesson-kick-1-right = 造反加上踢，這一局算四倍。
lesson-kick-1-spare = 可以不踢。但四張大王和這麼多 2 多半會贏，讓它更值錢吧。
lesson-kick-2 = 又有兩個平民造反成功，但這次你的牌很弱。
lesson-kick-2-right = 已經翻了一倍，不要再給自己加碼。
lesson-kick-2-kick = 你多半會輸，踢了就輸得更多。

## 牌型

lesson-kinds-title = 同樣牌型，更大
lesson-kinds-about = 這裡一輪牌有牌型：單張、對子、三張、三帶一、三帶二等等。跟牌要用同樣的牌型，或者用炸彈。
lesson-kinds-1 = 桌上是三張 8 帶一張。壓住它。
lesson-kinds-1-right = 更大的三帶一。帶的那張不比大小。
lesson-kinds-1-kind = 牌型不同。三帶一、三帶二、光三張，互相不能壓。
lesson-kinds-1-pass = 可以過牌，但你有更大的三張，帶上一張吧。
lesson-kinds-2 = 桌上是一對 A。壓住它。
lesson-kinds-2-right = 2 比 A 大。對子壓對子。
lesson-kinds-2-weak = K 比 A 小。什麼更大？
lesson-kinds-2-kind = 一張王不是對子。要用同樣的牌型。

## 順子與連對

lesson-runs-title = 順子與連對
lesson-runs-about = 五張或更多點數相連的牌是順子，三個或更多相連的對子是連對。最多連到 A。
lesson-runs-1 = 桌上是五張的順子，從 3 到 7。壓住它。
lesson-runs-1-right = 張數相同，最大的一張更大。
lesson-runs-1-length = 張數要相同：五張。
lesson-runs-1-pass = 可以過牌，但你湊得出更大的五張順子。
lesson-runs-2 = 由你發牌。打出你最長的順子。
lesson-runs-2-right = 10 到 A 是最大的順子。
lesson-runs-2-two = 2 和王不能進順子，順子到 A 為止。
lesson-runs-3 = 由你發牌。把所有對子連成連對打出去。
lesson-runs-3-right = 三個相連的對子一次走完。
lesson-runs-3-short = 連對至少三個對子，順子至少五張。
lesson-runs-3-part = 這樣發牌也可以，但三個相連的對子能一次走完。

## 飛機

lesson-airplanes-title = 飛機
lesson-airplanes-about = 相連的三張就是飛機。每個三張可以各帶一張單牌，或者各帶一個對子。
lesson-airplanes-1 = 由你發牌，手裡八張。一次出完。
lesson-airplanes-1-right = 兩個三張帶兩張單牌，八張一手，出完了。
lesson-airplanes-1-wings = 兩個三張，要麼帶兩張單牌，要麼帶兩個對子，要麼都不帶。
lesson-airplanes-1-bare = 這樣發牌也可以，但手裡還有剩牌。讓飛機把它們帶走。

## 炸彈與火箭

lesson-blasts-title = 炸彈與火箭
lesson-blasts-about = 四張或更多同點數的牌是炸彈，能壓別的一切牌型；先比張數，再比點數。大王加小王是火箭，最大。炸彈最好留著，用來攔住快出完的人；早早浪費了，後面就走不動。
lesson-blasts-1 = 皇帝只剩一張牌，剛出了三張 A 帶一對 2。攔住他。
lesson-blasts-1-right = 四張 6 能壓一切不是炸彈的牌。皇帝的最後一張還得等著。
lesson-blasts-1-pass = 那皇帝就能出掉最後一張了。你有炸彈。
lesson-blasts-2 = 剛開局，桌上是一對 5。壓住它。
lesson-blasts-2-right = 一對就夠了。炸彈完整地留到要緊的時候。
lesson-blasts-2-wasted = 壓是壓住了，但這一局才剛開始。炸彈要留著攔人。
lesson-blasts-2-split = 這樣就把炸彈拆了。用別的對子。
lesson-blasts-3 = 到了後面：皇帝只剩一張牌，剛出了一對 2。
lesson-blasts-3-right = 留著它就是為了這一刻：現在由你發牌，不是皇帝。
lesson-blasts-3-pass = 那皇帝下一張就出完了。用炸彈吧。

## 指定侍衛

lesson-naming-title = 指定一張好牌
lesson-naming-about = 皇帝指定一張自己正好有一張的牌，拿著另一張的人就是侍衛。侍衛打出它就暴露了，所以要指定打得晚的牌：大牌，而且是自己缺的花色。
lesson-naming-1 = 你是皇帝。指定哪一張？
lesson-naming-1-right = 大牌打得晚，侍衛就藏得久；而且黑桃你也沒有別的了。
lesson-naming-1-low = 可以，但小牌很早就會打出來，侍衛很快就會暴露。
lesson-naming-1-twice = 兩張都在你手裡，別人當不了侍衛。

## 棄牌

lesson-discard-title = 棄三張
lesson-discard-about = 皇帝收了三張底牌，現在任意棄掉三張，背面朝下。
lesson-discard-1 = 棄掉三張。哪幾張最礙事？
lesson-discard-1-right = 三張零散的小牌沒了，離出完又近了幾輪。
lesson-discard-1-size = 正好三張。
lesson-discard-1-strong = 這是你最好的牌。要棄難出的牌。

## 不露聲色的侍衛

lesson-quiet-title = 不露聲色
lesson-quiet-about = 侍衛幫得太明顯就會被盯上。開頭不要引人注意，到最後再全力幫皇帝。
lesson-quiet-1 = 你是侍衛，指定的黑桃 K 在你手裡。剛開局，桌上是一對 Q。別暴露自己。
lesson-quiet-1-right = 指定的牌還在你手裡，沒有人認識你。
lesson-quiet-1-shown = 這樣就打出了指定的 K，誰都知道你是侍衛了，太早。
lesson-quiet-2 = 到了最後：下家就是皇帝，只剩一張牌，由你發牌。
lesson-quiet-2-right = 出一張小單張，皇帝就出完了。現在輪到你自己走牌。
lesson-quiet-2-high = 皇帝也許壓不住。出你最小的單張。

## 三家合力

lesson-together-title = 三家對皇帝
lesson-together-about = 三家輪流壓：皇帝每應付一手，就少一分力氣。總不壓皇帝的人，多半就是侍衛。
lesson-together-1 = 你不是侍衛。皇帝剛出了一對 9，下一個就是你。單張先留著。
lesson-together-1-right = 皇帝要收回來，就得出更大的牌，而你後面還有同伴。
lesson-together-1-pass = 可以，但皇帝這一輪就太便宜了，別人還會以為你是侍衛。

## 計劃收尾

lesson-plan-title = 計劃收尾
lesson-plan-about = 先想好出牌的順序。最後要留一張大單張，或者一手一定能出去的牌。
lesson-plan-1 = 由你發牌，手裡六張。想一想：先出什麼？
lesson-plan-1-right = 五張走掉了，剩下的 2 幾乎壓得住任何單張：最後一手穩了。
lesson-plan-1-strong = 那樣手裡就沒有大牌了。先出大的一手，2 留到最後。
