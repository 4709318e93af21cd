-- How much a page of the card company takes: what is owed changes when money arrives another way.
-- Null for a page that was opened before this was noted.
alter table checkout add column amount_minor bigint check (amount_minor > 0);
