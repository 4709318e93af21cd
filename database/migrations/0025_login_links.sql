-- A link that logs in, asked for by an address: a row for every address, known or not. The link itself is made of the
-- id and a proof that only the server can make, so that whoever reads this table has no link.
create table login_link (
  id text primary key check (length(id) >= 20),
  email citext not null check (position('@' in email::text) > 1 and length(email::text) <= 254),
  created_ts timestamptz not null,
  expires_ts timestamptz not null,
  used_ts timestamptz
);
create index login_link_expires on login_link (expires_ts);
