# 教程的课：标题、讲什么，然后每一步的题目，以及对各种回答怎么说。

## 一套牌与大小

lesson-sets-title = 一套牌与大小
lesson-sets-about = 一次出的牌叫一套牌：同点数的牌，几张都行。跟牌的人要出张数相同、点数更大的一套。2 比 A 大，花色不论。
lesson-sets-1 = 由你发牌。把你的 9 作为一套牌全部打出去。
lesson-sets-1-right = 三张 9 是一套牌。别人要压，就得出三张都比 9 大的牌。
lesson-sets-1-mixed = 点数不同的牌凑不成一套。能挂在别的牌上的只有王。
lesson-sets-1-part = 这样发牌也可以，但会剩下单张的 9。三张一起出：套大，走牌就多。
lesson-sets-2 = 桌上是两张 A。压住它。
lesson-sets-2-right = 2 能压 A。从小到大是 3、4……K、A、2、小王、大王。
lesson-sets-2-weak = 还不够大：一样大不算大，花色不论。什么比 A 大？
lesson-sets-2-size = 桌上是两张，你也要正好出两张。
lesson-sets-3 = 桌上是两张 9。用你的 J 压住它。
lesson-sets-3-right = 张数要相同，所以虽然有三张 J，只出两张，第三张留在手里。
lesson-sets-3-size = 不能多也不能少：两张就用两张压。

## 挂王

lesson-hanging-title = 挂王
lesson-hanging-about = 王可以挂在任何点数的牌上。每张王算一张牌，挂了王的牌更难压。
lesson-hanging-1 = 桌上是三张 K，你有两张 A。压住它，但不要动用大王。
lesson-hanging-1-right = 挂一张小王，正好三张。大王留着以后用。
lesson-hanging-1-size = 两张 A 只有两张。第三张可以挂一张王。
lesson-hanging-1-big = 这样也能压住，但小王就够了，先用小的。
lesson-hanging-2 = 桌上是三张 J。用你的 Q 压住它。
lesson-hanging-2-right = 能挂的只有王：两张 Q 挂一张小王。
lesson-hanging-2-two = 2 虽然大，却是普通牌，不能挂在别的点数上。

## 一张压一张

lesson-beating-title = 张张都要大
lesson-beating-about = 把两套牌各自从大到小排好，你的每一张都要比对应的那张大。所以挂了王的牌，只有挂更大的王才能压。
lesson-beating-1 = 桌上是两张小王带三张 9。压住它。
lesson-beating-1-right = 每一张都压住了：大王压小王，其余的压 9。
lesson-beating-1-pair = 有一张对着小王，却压不住它。能压小王的只有大王。
lesson-beating-1-size = 桌上是五张，你也要出五张。
lesson-beating-1-pass = 可以过牌，但你压得住。试试看：需要两张大王。
lesson-beating-2 = 桌上是一张大王带两张 9。你怎么办？
lesson-beating-2-right = 对：你手里没有能压大王的牌。过牌不吃亏，同一轮里再轮到你时还可以出。
lesson-beating-2-equal = 大王压不住大王，别的牌再大也没用。

## 憋牌

lesson-hold-title = 憋{ $rank }
lesson-hold-about = { $rank } 要憋到最后一手才能出：一次全部出完，手里不能再有别的牌，也不能挂王。
lesson-hold-1 = 由你发牌。出一手合规的牌。
lesson-hold-1-right = { $rank } 先憋着，把别的牌先走掉。
lesson-hold-1-held = 手里还有别的牌时，{ $rank } 一张都不能出。
lesson-hold-2 = 只剩两张 { $rank } 和一张小王，由你发牌。怎样出完？
lesson-hold-2-right = 没有人压小王，又由你发牌，这时手里只有 { $rank } 了。
lesson-hold-2-joker = { $rank } 不能挂王，出的时候手里也不能有别的牌。先出王。
lesson-hold-3 = 手里只剩 { $rank }，由你发牌。出完它。
lesson-hold-3-right = 出完了！要留一张能收回一轮的牌在前面：憋的牌小，几乎压不住什么。
lesson-hold-3-all = 不能拆开，要一次全部出完。

## 接风

lesson-wind-title = 接风
lesson-wind-about = 一个人的最后一手没有人压，就由他的下家接风，随意发牌，不管是不是同一边。
lesson-wind-1 = 上家用两张 Q 出完了牌，大家都过牌，轮到你了。
lesson-wind-1-right = 不必压那两张 Q：那一轮已经结束，你开始了新的一轮。
lesson-wind-1-lead = 现在由你发牌，发牌的人必须出牌。随便出一手吧。

## 登基与让位

lesson-throne-title = 登基还是让位
lesson-throne-about = 拿着皇帝牌的人可以登基，也可以让位。登基要有三张或四张花色点数都相同的牌，用来叫保子。
lesson-throne-1 = 皇帝牌在你手里。看看手牌，做个决定。
lesson-throne-1-right = 有王、有大牌，还有两组三张相同的牌，这手牌当得了皇帝。接下来由你叫保。
lesson-throne-1-yield = 可以让，但太可惜：能赢的牌送给了别人，而皇帝赢的是双份。
lesson-throne-2 = 有人让位，皇帝牌传到了你手里。做个决定。
lesson-throne-2-right = 没有牌可以叫保，只能让位。你是第二个让位的，还要贴上手里最大的一张牌，和皇帝牌一起传下去。
lesson-throne-2-must = 你没有三张相同的牌，叫不了保子，只能让位。

## 叫保

lesson-call-title = 叫保子
lesson-call-about = 皇帝亮出三张相同的牌。拿着第四张的人就是保子，可以不说；这第四张成为保子牌，比什么都大。
lesson-call-1 = 你是皇帝。叫一张保子牌。
lesson-call-1-right = 现在有人拿着保子牌，他自己知道，你不知道是谁。
lesson-call-1-no = 这张不能叫：要有三张相同的牌，而且 2 和王不能叫。

## 独保

lesson-solo-title = 一人对四家
lesson-solo-about = 四张相同的牌都在皇帝手里，就可以独保，分数翻倍。分完牌以后，谁都可以抢独，抢到的人没有保子。
lesson-solo-1 = 你是皇帝，牌很强，四张方块 K 都在你手里。选择独保。
lesson-solo-1-right = 明独保人人知道；暗独保让他们去找一个不存在的保子。两种都翻倍。
lesson-solo-1-guard = 这种牌你只有三张，叫它就会有保子。要独保，叫四张都在你手里的那种。
lesson-solo-2 = 一开始，每个人都会被问要不要抢独。看看你的手牌。
lesson-solo-2-right = 七张王，再加这么多大牌：你拿走皇帝牌，没有保子，马上由你发牌。
lesson-solo-2-decline = 稳妥，但几乎没有比这更好的牌了。抢独就是为这样的牌准备的。
lesson-solo-3 = 同样的问题，换一手牌。
lesson-solo-3-right = 只有一张小王，又没有成套的牌：一对四多半要落科，输了也是双份。
lesson-solo-3-grab = 拿这手牌一人对四家？要输双份的。

## 明保与暗保

lesson-hiding-title = 明保还是暗保
lesson-hiding-about = 发牌之前保子可以明保，分数翻倍。每个人都会被同样问到，所以从问题看不出谁是保子。
lesson-hiding-1 = 你是保子，牌很弱。怎么办？
lesson-hiding-1-right = 现在没有人认识你。平民只好猜，说不定还会放你一马。
lesson-hiding-1-open = 可以，但三家平民都会盯着你，这手牌多半要输双份。
lesson-hiding-2 = 你又是保子，这次牌很强。敢不敢翻倍？
lesson-hiding-2-right = 皇帝从第一手起就知道谁是自己人，分数也翻倍。
lesson-hiding-2-hide = 暗保总是可以的。但这样的牌翻倍划算，试试看。

## 好保子

lesson-helping-title = 保皇帝
lesson-helping-about = 皇帝和保子同输同赢，要紧的是两个人都早出完。不要压自己人的牌。
lesson-helping-1 = 你是保子，大家都知道。皇帝只剩两张牌，刚出了两张 K，而你压得住。
lesson-helping-1-right = 如果没有别人压，就又由皇帝发牌，他马上就出完了。
lesson-helping-1-beats = 可以，但皇帝快出完了，你却抢走了他的发牌权。过牌吧。
lesson-helping-2 = 由你发牌，下家就是皇帝，只剩最后一张。帮他一把。
lesson-helping-2-right = 出一张小单张：皇帝用最后一张压住，出完了。
lesson-helping-2-high = 太大了，皇帝也许压不住。出你最小的单张。

## 保子牌的用处

lesson-guard-card-title = 特画
lesson-guard-card-about = 叫到的牌比大王还大，也可以像王一样挂。打出它，大家就知道谁是保子。
lesson-guard-card-1 = 特画在你手里。桌上是一张大王带两张 9。压住它，但要留着 K。
lesson-guard-card-1-right = 特画压大王，10 压 9。现在大家知道你是保子了，但这一轮多半是你的。
lesson-guard-card-1-kings = 这样也能压住，但 10 就够了，K 留着以后用。
lesson-guard-card-1-pass = 可以过牌，但特画能压大王，试试看。

## 炸弹

lesson-bombs-title = 炸弹
lesson-bombs-about = 四张花色点数都相同的牌是炸弹，不论张数，什么都能压；只有点数更大的炸弹能压它。
lesson-bombs-1 = 桌上是两张大王带三张 K。拦住他。
lesson-bombs-1-right = 四张梅花 8 能压一切不是炸弹的牌。
lesson-bombs-1-mixed = 四张 Q 花色不同，只是普通的一套牌。炸弹要同一花色。
lesson-bombs-1-pass = 可以过牌，但找找看有没有四张花色点数都相同的牌。
lesson-bombs-2 = 有人打出四张 8 的炸弹。你有两个炸弹。
lesson-bombs-2-right = 炸弹之间比点数：10 压 8。
lesson-bombs-2-low = 压炸弹，只能用更大的炸弹。

## 2 的用处

lesson-twos-title = 用 2 打大王
lesson-twos-about = 正好三张 2 能压一张大王，正好五张 2 能压保子牌。压住以后这一轮马上结束，由你另发新套。
lesson-twos-1 = 桌上是一张大王。压住它。
lesson-twos-1-right = 三张 2 顶一张大王。这一轮结束，又由你发牌。
lesson-twos-1-exact = 正好三张，不能多也不能少。
lesson-twos-2 = 桌上是保子牌。压住它。
lesson-twos-2-right = 五张 2 连保子牌也能压，由你发牌。
lesson-twos-2-exact = 压保子牌要正好五张 2。
lesson-twos-3 = 桌上是一张大王带两张 J。用上你的 2。
lesson-twos-3-right = 三张 2 压大王，两张 Q 压两张 J：剩下的照常比。
lesson-twos-3-rest = 剩下的也要是一套牌：一张 Q 和一张 K 凑不成套。

## “保”字牌

lesson-marked-title = 不用叫保的登基
lesson-marked-about = 这里不用叫保。有一张小王标着“保”字，分到它的人就是保子。登基只要有皇帝牌。
lesson-marked-1 = 皇帝牌在你手里，牌也很强。做个决定。
lesson-marked-1-right = 你是皇帝了。有人拿着保子牌，你不知道是谁。
lesson-marked-1-yield = 可以让，但太可惜：有三张大王的牌能赢，而皇帝赢的是双份。

## 一人两牌

lesson-alone-title = 皇帝兼保子
lesson-alone-about = 皇帝牌和保子牌在同一个人手里，就是独保，可明可暗，分数翻倍。
lesson-alone-1 = 你登基了，保子牌也在你手里。明还是暗？
lesson-alone-1-right = 明独保再翻一倍，四家都知道。暗独保让他们互相猜疑，直到你打出保子牌。

## 造反

lesson-revolt-title = 造反
lesson-revolt-about = 皇帝以外的人各自暗中回答要不要造反。有两个或更多平民造反就成功：分数翻倍，保子和造反的人都亮明。
lesson-revolt-1 = 你是平民，牌很强。造反吗？
lesson-revolt-1-right = 还有一个平民也造反，成功了。现在你知道谁是保子，分数也翻倍。
lesson-revolt-1-abstain = 稳妥。但这手牌多半会赢，造反能让你赢双份，还能让保子现身。
lesson-revolt-2 = 同样的问题，这次牌很弱。
lesson-revolt-2-right = 明智。造反的人不到两个，什么都不公开，谁怎么答的也不公开。
lesson-revolt-2-rebel = 要是成功了，这手牌就要输双份。

## 踢

lesson-kick-title = 踢回去
lesson-kick-about = 造反成功以后，会问皇帝和保子踢不踢。只要一人说踢，整局再翻一倍。
lesson-kick-1 = 你是皇帝，两个平民造反成功，而你的牌极好。
lesson-kick-1-right = 造反加上踢，这一局算四倍。
lesson-kick-1-spare = 可以不踢。但四张大王和这么多 2 多半会赢，让它更值钱吧。
lesson-kick-2 = 又有两个平民造反成功，但这次你的牌很弱。
lesson-kick-2-right = 已经翻了一倍，不要再给自己加码。
lesson-kick-2-kick = 你多半会输，踢了就输得更多。

## 牌型

lesson-kinds-title = 同样牌型，更大
lesson-kinds-about = 这里一轮牌有牌型：单张、对子、三张、三带一、三带二等等。跟牌要用同样的牌型，或者用炸弹。
lesson-kinds-1 = 桌上是三张 8 带一张。压住它。
lesson-kinds-1-right = 更大的三带一。带的那张不比大小。
lesson-kinds-1-kind = 牌型不同。三带一、三带二、光三张，互相不能压。
lesson-kinds-1-pass = 可以过牌，但你有更大的三张，带上一张吧。
lesson-kinds-2 = 桌上是一对 A。压住它。
lesson-kinds-2-right = 2 比 A 大。对子压对子。
lesson-kinds-2-weak = K 比 A 小。什么更大？
lesson-kinds-2-kind = 一张王不是对子。要用同样的牌型。

## 顺子与连对

lesson-runs-title = 顺子与连对
lesson-runs-about = 五张或更多点数相连的牌是顺子，三个或更多相连的对子是连对。最多连到 A。
lesson-runs-1 = 桌上是五张的顺子，从 3 到 7。压住它。
lesson-runs-1-right = 张数相同，最大的一张更大。
lesson-runs-1-length = 张数要相同：五张。
lesson-runs-1-pass = 可以过牌，但你凑得出更大的五张顺子。
lesson-runs-2 = 由你发牌。打出你最长的顺子。
lesson-runs-2-right = 10 到 A 是最大的顺子。
lesson-runs-2-two = 2 和王不能进顺子，顺子到 A 为止。
lesson-runs-3 = 由你发牌。把所有对子连成连对打出去。
lesson-runs-3-right = 三个相连的对子一次走完。
lesson-runs-3-short = 连对至少三个对子，顺子至少五张。
lesson-runs-3-part = 这样发牌也可以，但三个相连的对子能一次走完。

## 飞机

lesson-airplanes-title = 飞机
lesson-airplanes-about = 相连的三张就是飞机。每个三张可以各带一张单牌，或者各带一个对子。
lesson-airplanes-1 = 由你发牌，手里八张。一次出完。
lesson-airplanes-1-right = 两个三张带两张单牌，八张一手，出完了。
lesson-airplanes-1-wings = 两个三张，要么带两张单牌，要么带两个对子，要么都不带。
lesson-airplanes-1-bare = 这样发牌也可以，但手里还有剩牌。让飞机把它们带走。

## 炸弹与火箭

lesson-blasts-title = 炸弹与火箭
lesson-blasts-about = 四张或更多同点数的牌是炸弹，能压别的一切牌型；先比张数，再比点数。大王加小王是火箭，最大。炸弹最好留着，用来拦住快出完的人；早早浪费了，后面就走不动。
lesson-blasts-1 = 皇帝只剩一张牌，刚出了三张 A 带一对 2。拦住他。
lesson-blasts-1-right = 四张 6 能压一切不是炸弹的牌。皇帝的最后一张还得等着。
lesson-blasts-1-pass = 那皇帝就能出掉最后一张了。你有炸弹。
lesson-blasts-2 = 刚开局，桌上是一对 5。压住它。
lesson-blasts-2-right = 一对就够了。炸弹完整地留到要紧的时候。
lesson-blasts-2-wasted = 压是压住了，但这一局才刚开始。炸弹要留着拦人。
lesson-blasts-2-split = 这样就把炸弹拆了。用别的对子。
lesson-blasts-3 = 到了后面：皇帝只剩一张牌，刚出了一对 2。
lesson-blasts-3-right = 留着它就是为了这一刻：现在由你发牌，不是皇帝。
lesson-blasts-3-pass = 那皇帝下一张就出完了。用炸弹吧。

## 指定保子

lesson-naming-title = 指定一张好牌
lesson-naming-about = 皇帝指定一张自己正好有一张的牌，拿着另一张的人就是保子。保子打出它就暴露了，所以要指定打得晚的牌：大牌，而且是自己缺的花色。
lesson-naming-1 = 你是皇帝。指定哪一张？
lesson-naming-1-right = 大牌打得晚，保子就藏得久；而且黑桃你也没有别的了。
lesson-naming-1-low = 可以，但小牌很早就会打出来，保子很快就会暴露。
lesson-naming-1-twice = 两张都在你手里，别人当不了保子。

## 弃牌

lesson-discard-title = 弃三张
lesson-discard-about = 皇帝收了三张底牌，现在任意弃掉三张，背面朝下。
lesson-discard-1 = 弃掉三张。哪几张最碍事？
lesson-discard-1-right = 三张零散的小牌没了，离出完又近了几轮。
lesson-discard-1-size = 正好三张。
lesson-discard-1-strong = 这是你最好的牌。要弃难出的牌。

## 不露声色的保子

lesson-quiet-title = 不露声色
lesson-quiet-about = 保子帮得太明显就会被盯上。开头不要引人注意，到最后再全力帮皇帝。
lesson-quiet-1 = 你是保子，指定的黑桃 K 在你手里。刚开局，桌上是一对 Q。别暴露自己。
lesson-quiet-1-right = 指定的牌还在你手里，没有人认识你。
lesson-quiet-1-shown = 这样就打出了指定的 K，谁都知道你是保子了，太早。
lesson-quiet-2 = 到了最后：下家就是皇帝，只剩一张牌，由你发牌。
lesson-quiet-2-right = 出一张小单张，皇帝就出完了。现在轮到你自己走牌。
lesson-quiet-2-high = 皇帝也许压不住。出你最小的单张。

## 三家合力

lesson-together-title = 三家对皇帝
lesson-together-about = 三家轮流压：皇帝每应付一手，就少一分力气。总不压皇帝的人，多半就是保子。
lesson-together-1 = 你不是保子。皇帝刚出了一对 9，下一个就是你。单张先留着。
lesson-together-1-right = 皇帝要收回来，就得出更大的牌，而你后面还有同伴。
lesson-together-1-pass = 可以，但皇帝这一轮就太便宜了，别人还会以为你是保子。

## 计划收尾

lesson-plan-title = 计划收尾
lesson-plan-about = 先想好出牌的顺序。最后要留一张大单张，或者一手一定能出去的牌。
lesson-plan-1 = 由你发牌，手里六张。想一想：先出什么？
lesson-plan-1-right = 五张走掉了，剩下的 2 几乎压得住任何单张：最后一手稳了。
lesson-plan-1-strong = 那样手里就没有大牌了。先出大的一手，2 留到最后。
