-- Where an answer by email goes: an address that nobody can guess, of one plan and one person.
create table reply_address (
  token text primary key check (token ~ '^[0-9a-f]{32}$'),
  plan_id bigint not null references plan (id) on delete cascade,
  -- The traveller, or somebody of the office.
  user_id bigint references users (id) on delete cascade,
  staff_fkey text references staff (fkey) on delete cascade,
  created_ts timestamptz not null default now(),
  check (num_nonnulls(user_id, staff_fkey) = 1),
  unique (plan_id, user_id),
  unique (plan_id, staff_fkey)
);

-- Whoever may write emails about a plan has an address from the moment they may.
create function add_reply_addresses() returns trigger language plpgsql as $$
begin
  insert into reply_address (token, plan_id, user_id)
    values (replace(gen_random_uuid()::text, '-', ''), new.id, new.user_id)
    on conflict do nothing;
  insert into reply_address (token, plan_id, staff_fkey)
    select replace(gen_random_uuid()::text, '-', ''), new.id, s.fkey
    from staff s where s.fkey in (new.fkey, new.assigned_staff_fkey)
    on conflict do nothing;
  return null;
end $$;
create trigger plan_reply_addresses after insert or update of user_id, fkey, assigned_staff_fkey on plan
  for each row execute function add_reply_addresses();

insert into reply_address (token, plan_id, user_id)
  select replace(gen_random_uuid()::text, '-', ''), id, user_id from plan;
insert into reply_address (token, plan_id, staff_fkey)
  select distinct on (p.id, s.fkey) replace(gen_random_uuid()::text, '-', ''), p.id, s.fkey
  from plan p join staff s on s.fkey in (p.fkey, p.assigned_staff_fkey);
