### 各玩法的名稱，每頁都用

ruleset-qingdao = 青島保皇
ruleset-weifang = 濰坊保皇
ruleset-weihai = 威海保皇
ruleset-classic108 = 日式一百零八張
