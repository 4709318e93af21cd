-- When the traveller was last sent an email whose link proves the plan's address (specification, section 3).
create function outbox_asks_for_proof() returns trigger language plpgsql as $$
begin
  update plan set email_validate_sent = new.sent_ts
  where user_id = (select id from users where email = new.recipient::citext)
    and contact_email = new.recipient::citext and email_validated is null;
  return null;
end $$;
create trigger outbox_asks_for_proof after update of sent_ts on outbox for each row
  when (new.sent_ts is not null and old.sent_ts is null
    and new.template in ('account-link', 'account-signup', 'account-reset'))
  execute function outbox_asks_for_proof();
