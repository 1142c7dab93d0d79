-- Why a refund is here that its bank took by itself is a key from now on, for which each language has its words.
update refunds set reason = 'takenByBank' where reason = 'The bank took the payment back';
