-- Credit that is proved, live rows no wider than the pages, and the end of access told at once.

-- How a partner earned a plan: by a signed referral from their page, or by their own key on the call. Plans from
-- before have none: their credit was read from the text of the notes.
alter table plan
  add column referral_kind text check (referral_kind in ('page', 'key')),
  add column referred_on date,
  add constraint plan_referral_of_partner check (referral_kind is null or affiliate_id is not null),
  add constraint plan_referral_day check ((referral_kind = 'page') = (referred_on is not null));

-- Whether the trip a row belongs to is published: a filter of live rows cannot look into another table.
alter table price_component add column published boolean not null default true;
alter table trip_country add column published boolean not null default true;
update price_component set published = false
  where trip_id in (select id from trip where archived is not null);
update trip_country set published = false
  where trip_id in (select id from trip where archived is not null);

create function take_published() returns trigger language plpgsql as $$
begin
  new.published := coalesce((select archived is null from trip where id = new.trip_id), true);
  return new;
end $$;
create trigger price_component_published before insert or update of trip_id, published on price_component
  for each row execute function take_published();
create trigger trip_country_published before insert or update of trip_id, published on trip_country
  for each row execute function take_published();

create function pass_published_on() returns trigger language plpgsql as $$
begin
  update price_component set published = new.archived is null where trip_id = new.id;
  update trip_country set published = new.archived is null where trip_id = new.id;
  return null;
end $$;
create trigger trip_published after update of archived on trip for each row
  when ((old.archived is null) <> (new.archived is null)) execute function pass_published_on();

-- Whoever follows private rows is asked again who they are when a session ends or a role changes.
create function tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('ceiba_access', '');
  return null;
end $$;
create trigger auth_session_access after delete or update of user_id, token, expires_ts on auth_session
  for each statement execute function tell_access();
create trigger users_access after delete or update of role, affiliate_id, staff_fkey on users
  for each statement execute function tell_access();
create trigger staff_access after delete or update of active, countries on staff
  for each statement execute function tell_access();

-- Two who follow a table for the first time at once: the second waits, and finds it followed.
create or replace function sync.follow(followed regclass, without text[] default '{}') returns void language plpgsql
as $$
declare
  arguments text;
begin
  perform pg_advisory_xact_lock(hashtextextended('sync.follow', followed::oid::bigint));
  if exists (select from pg_trigger where tgrelid = followed and tgname = 'sync_record') then return; end if;
  select coalesce(string_agg(quote_literal(name), ', '), '') into arguments from unnest(without) name;
  execute format('create trigger sync_begin before insert or update or delete or truncate on %s
    for each statement execute function sync.begin_change()', followed);
  execute format('create trigger sync_record after insert or update or delete on %s
    for each row execute function sync.record_change(%s)', followed, arguments);
  execute format('create trigger sync_truncate after truncate on %s
    for each statement execute function sync.record_truncate()', followed);
end $$;
