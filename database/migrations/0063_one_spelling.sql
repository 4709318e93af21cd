-- The kinds of events and the purposes of challenges are spelt one way: words joined by underscores.
alter table plan_event disable trigger plan_event_append_only;
update plan_event set kind = replace(kind, ' ', '_') where kind like '% %';
alter table plan_event enable trigger plan_event_append_only;

alter table passkey_challenge drop constraint passkey_challenge_purpose_check;
update passkey_challenge set purpose = 'log_in' where purpose = 'log in';
alter table passkey_challenge
  add constraint passkey_challenge_purpose_check check (purpose in ('add', 'log_in'));
