-- What people with an account have saved, by references such as trip/white-city-first or hotel/peru/qollqa-wayra.
create table saved_item (
  id bigint generated always as identity,
  user_id bigint not null references users (id) on delete cascade,
  ref text not null check (length(ref) between 3 and 200),
  saved_ts timestamptz not null,
  primary key (user_id, ref)
);

-- A list that somebody shows others by its link. The key is the hash of a secret that only who shared it has.
create table shared_list (
  key text primary key check (length(key) >= 20),
  refs text[] not null check (cardinality(refs) between 1 and 200),
  user_id bigint references users (id) on delete cascade,
  shared_ts timestamptz not null,
  read_ts timestamptz not null
);
create index shared_list_user on shared_list (user_id);
create index shared_list_read on shared_list (read_ts);
