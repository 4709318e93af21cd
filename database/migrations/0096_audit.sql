-- What the office did, or tried: a line before each command runs, and another if it was refused or failed. A person is named by
-- their number alone, so that nothing has to be erased from it.
create table audit (
  id bigint generated always as identity primary key,
  at_ts timestamptz not null default now(),
  -- Null for a shell command. No foreign key: the line stays when the account goes.
  user_id bigint,
  role text not null check (role in ('planner', 'admin', 'system')),
  command text not null check (command <> ''),
  about text check (length(about) between 1 and 200),
  outcome text not null check (outcome in ('begun', 'refused', 'failed'))
);
create index audit_user on audit (user_id, id);
create index audit_at on audit (at_ts);

create function audit_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'audit is an append-only log';
end $$;
create trigger audit_kept before update or delete on audit for each row execute function audit_is_kept();
create trigger audit_not_emptied before truncate on audit for each statement execute function audit_is_kept();
