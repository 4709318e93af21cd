-- When a traveller asked for flights follows the wish, and when a plan's address was proved follows its person.
create function plan_needs_flights() returns trigger language plpgsql as $$
begin
  new.need_intl_flight_ts := case when new.wish #>> '{flights,needed}' = 'true'
    then case when tg_op = 'INSERT' then new.created_ts else coalesce(old.need_intl_flight_ts, now()) end end;
  return new;
end $$;
create trigger plan_needs_flights before insert or update of wish, need_intl_flight_ts on plan
  for each row execute function plan_needs_flights();

create function plan_address_is_proved() returns trigger language plpgsql as $$
begin
  select u.email_validated into new.email_validated from users u where u.id = new.user_id and u.email = new.contact_email;
  return new;
end $$;
create trigger plan_address_is_proved before insert or update of user_id, contact_email on plan
  for each row execute function plan_address_is_proved();

create function person_proves_plans() returns trigger language plpgsql as $$
begin
  update plan set email_validated = new.email_validated
  where user_id = new.id and contact_email = new.email and email_validated is distinct from new.email_validated;
  return null;
end $$;
create trigger person_proves_plans after update of email_validated, email on users
  for each row execute function person_proves_plans();

update plan set email_validated = users.email_validated
from users where users.id = plan.user_id and users.email = plan.contact_email and users.email_validated is not null;
