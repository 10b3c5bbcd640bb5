### クライアントの文言：一局のあと

## 結果からの行き先

result-after = この一局のあとに
result-replay = リプレイ
result-analysis = 分析

## シャッフルの確認

shuffle-check = シャッフルを確かめる
shuffle-good = この一局の札は公正に配られています。あなたのブラウザーが自分で計算しました。
shuffle-bad = 合わない点があります。棋譜を保存し、運営者に知らせてください。
shuffle-failed = この一局の棋譜を読み込めませんでした。しばらくしてからもう一度お試しください。
shuffle-promise-yes = サーバーは約束を守りました。いま明かされた秘密は、配る前にあなたに指紋を見せたものと同じです。
shuffle-promise-unseen = 明かされた秘密は指紋と一致します。この端末は配る前の指紋を見ていません。
shuffle-promise-no = 明かされた秘密が、配る前の指紋と一致しません。
shuffle-luck-yes = あなたの運の言葉が混ぜられました。前もって知ることは誰にもできません。
shuffle-luck-others = 配る前に公開された運の言葉はすべて混ぜられました。この端末の言葉は間に合いませんでした。
shuffle-luck-no = 混ぜられた運の言葉が、配る前に公開されたものと違います。
shuffle-luck-none = この端末は配る前に公開された運の言葉を見ていません。
shuffle-cards-yes = 秘密と全員の運の言葉でもう一度切って配りました。どの席の札もこの一局と同じです。
shuffle-cards-no = もう一度切って配ると、違う札になりました。
shuffle-own-yes = あなたがテーブルで見た最初の手札も、一枚も違わず含まれています。
shuffle-own-no = あなたがテーブルで見た最初の手札とは違います。
shuffle-own-none = この端末は配られるところを見ていないので、比べる手札がありません。

## しくみ

shuffle-how = どういうしくみ？
shuffle-how-1 = 配る前に、サーバーは秘密をひとつ決め、その指紋（SHA-256）を公開します。もう秘密は変えられません。
shuffle-how-2 = 次に各プレイヤーの端末が、でたらめな運の言葉を加えます。秘密を決めた時のサーバーはそれを知らないので、札を選べません。
shuffle-how-3 = 秘密と運の言葉を合わせたものが切り方を決めます。結果は誰にも操れません。
shuffle-how-4 = 終局後に秘密が明かされ、あなたのブラウザーがすべてを計算し直します。いまがそれです。
shuffle-how-else = このページに頼らない方法もあります。リプレイで棋譜を保存し、コマンド baohuang verify で確かめてください。
shuffle-commitment = 指紋
shuffle-secret = 秘密
shuffle-words = 運の言葉（席の順）
