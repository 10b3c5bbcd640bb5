### The names of the rulesets, on every page

ruleset-qingdao = Qingdao
ruleset-weifang = Weifang
ruleset-weihai = Weihai
ruleset-classic108 = Classic 108
