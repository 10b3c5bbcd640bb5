### What the web client says: after a deal

## Where the result leads

result-after = After this deal
result-replay = Replay
result-analysis = Analysis

## Checking the shuffle

shuffle-check = Check the shuffle
shuffle-good = These cards were dealt fairly: your browser has worked it out by itself.
shuffle-bad = Something does not fit! Keep the record of this deal and tell whoever runs this server.
shuffle-failed = The record of this deal could not be loaded. Please try again in a moment.
shuffle-promise-yes = The promise was kept: the secret that the server shows now is the one whose fingerprint you were shown before the cards.
shuffle-promise-unseen = The secret fits its fingerprint. This device did not see the fingerprint before the cards.
shuffle-promise-no = The secret does not fit the fingerprint from before the cards!
shuffle-luck-yes = Your word of luck was mixed in, and nobody could know it beforehand.
shuffle-luck-others = The words of luck published before the cards were mixed in; a word of this device was not in time.
shuffle-luck-no = The words of luck are not those that were published before the cards!
shuffle-luck-none = This device did not see the words of luck from before the cards.
shuffle-cards-yes = Shuffled and dealt again from the secret and everybody’s words: every seat has the same cards.
shuffle-cards-no = Shuffled and dealt again, the cards are other ones!
shuffle-own-yes = The first hand that you saw at the table is among them, card for card.
shuffle-own-no = The first hand that you saw at the table is another one!
shuffle-own-none = This device did not see the cards being dealt, so there is no hand of its own to compare.

## How it works

shuffle-how = How does this work?
shuffle-how-1 = Before the deal the server draws a secret and publishes its fingerprint (SHA-256). From then on it cannot change the secret.
shuffle-how-2 = Then each player’s device adds a random word of luck. The server did not know the words when it drew the secret, so it could not choose the cards.
shuffle-how-3 = Secret and words together decide the shuffle, and nobody can steer it.
shuffle-how-4 = After the deal the secret is shown, and your browser works all of it out again: just now.
shuffle-how-else = You need not trust this page either: keep the record from the replay, and check it with the command baohuang verify.
shuffle-commitment = Fingerprint
shuffle-secret = Secret
shuffle-words = Words of luck, by seat
