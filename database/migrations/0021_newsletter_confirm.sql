-- The email that asks whether a newsletter address is its owner's, by the name that the code uses.
update outbox set template = 'newsletter-confirm' where template = 'letter-confirm';
