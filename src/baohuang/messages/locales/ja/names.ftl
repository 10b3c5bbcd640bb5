### ルールの名前。どのページでも使う

ruleset-qingdao = 青島ルール
ruleset-weifang = 濰坊ルール
ruleset-weihai = 威海ルール
ruleset-classic108 = 日本式108枚
