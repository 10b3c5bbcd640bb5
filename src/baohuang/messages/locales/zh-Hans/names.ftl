### 各玩法的名称，每页都用

ruleset-qingdao = 青岛保皇
ruleset-weifang = 潍坊保皇
ruleset-weihai = 威海保皇
ruleset-classic108 = 日式一百零八张
