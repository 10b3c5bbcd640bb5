### The names of the rulesets, on every page

ruleset-qingdao = Qingdao
ruleset-weifang = Weifang
ruleset-weihai = Weihai
ruleset-classic108 = Classic 108

## Bots by how well they play

bot-easy = Easy
bot-medium = Medium
bot-strong = Strong

## Handing on

share-copied = Copied.
share-failed = Your browser did not allow it. Select the text and copy it by hand.
house-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
house-home = To the start page
house-sign-in = Sign in
house-try-again = Try again
