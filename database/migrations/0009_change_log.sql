-- What browsers follow live: every change of a followed table, written in the transaction that made it.
-- In a schema of its own, so that nothing of it is mistaken for the product's tables.
-- One may be left where somebody emptied the database by its public schema alone.
drop schema if exists sync cascade;
create schema sync;

-- One row a change. The texts are PostgreSQL's own, as the shape protocol sends them.
create table sync.change (
  seq bigint generated always as identity primary key,
  -- Number of its transaction, from the same sequence: it rises in the order of the commits.
  tx bigint not null,
  xid bigint not null,
  relation oid not null,
  operation text not null check (operation in ('insert', 'update', 'delete', 'truncate')),
  -- The row before: of an update only what differs from the row after.
  old public.hstore,
  new public.hstore,
  happened_ts timestamptz not null default now()
);
create index change_tx on sync.change (tx);
create index change_relation on sync.change (relation, seq);

-- How far the log was cut off at its beginning.
create table sync.pruned (
  id smallint primary key check (id = 1),
  seq bigint not null
);
insert into sync.pruned values (1, 0);

-- A shape that somebody follows: its rows as they stood at `boundary`, and whatever the log says since.
create table sync.shape (
  handle text primary key,
  definition_hash text not null,
  definition jsonb not null,
  relation oid not null,
  boundary bigint not null,
  chunks integer not null check (chunks > 0),
  -- A newer one of the same definition is given to whoever begins now.
  superseded boolean not null default false,
  used_ts timestamptz not null default now()
);
create unique index shape_current on sync.shape (definition_hash) where not superseded;
create index shape_used on sync.shape (used_ts);

create table sync.snapshot_chunk (
  handle text not null references sync.shape (handle) on delete cascade,
  number integer not null,
  body text not null,
  primary key (handle, number)
);

-- Writers of followed tables go one after another, so that the sequence's order is the order of the commits.
-- The setting ends with the transaction, and an undone savepoint takes it back.
create function sync.begin_change() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if coalesce(current_setting('ceiba.sync_tx', true), '') = '' then
    perform pg_advisory_xact_lock(7301995);
    perform set_config('ceiba.sync_tx', nextval('sync.change_seq_seq')::text, true);
    perform pg_notify('ceiba_change', '');
  end if;
  return null;
end $$;

-- The arguments name columns that nobody can follow: search vectors would be written again with every change.
create function sync.record_change() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set bytea_output = 'hex' set datestyle = 'ISO, DMY' set timezone = 'UTC'
  set intervalstyle = 'iso_8601' set extra_float_digits = 1
as $$
declare
  was public.hstore;
  becomes public.hstore;
begin
  if tg_op <> 'INSERT' then was := public.hstore(old); end if;
  if tg_op <> 'DELETE' then becomes := public.hstore(new); end if;
  if tg_nargs > 0 then
    was := was operator(public.-) tg_argv::text[];
    becomes := becomes operator(public.-) tg_argv::text[];
  end if;
  if tg_op = 'UPDATE' then
    was := was operator(public.-) becomes;
    if was operator(public.=) ''::public.hstore then return null; end if;
  end if;
  insert into sync.change (tx, xid, relation, operation, old, new) values (
    current_setting('ceiba.sync_tx')::bigint, pg_current_xact_id()::text::bigint, tg_relid, lower(tg_op), was, becomes
  );
  return null;
end $$;

create function sync.record_truncate() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  insert into sync.change (tx, xid, relation, operation) values (
    current_setting('ceiba.sync_tx')::bigint, pg_current_xact_id()::text::bigint, tg_relid, 'truncate'
  );
  return null;
end $$;

-- Follows a table from now on; a second time it changes nothing.
create function sync.follow(followed regclass, without text[] default '{}') returns void language plpgsql
as $$
declare
  arguments text;
begin
  if exists (select from pg_trigger where tgrelid = followed and tgname = 'sync_record') then return; end if;
  select coalesce(string_agg(quote_literal(name), ', '), '') into arguments from unnest(without) name;
  execute format('create trigger sync_begin before insert or update or delete or truncate on %s
    for each statement execute function sync.begin_change()', followed);
  execute format('create trigger sync_record after insert or update or delete on %s
    for each row execute function sync.record_change(%s)', followed, arguments);
  execute format('create trigger sync_truncate after truncate on %s
    for each statement execute function sync.record_truncate()', followed);
end $$;
