-- Who may log in. A person is a row of users, with or without a password (decision 14).

-- A planner is somebody of the staff and a partner belongs to an affiliate: without, the role says nothing.
alter table users
  add check (role <> 'planner' or staff_fkey is not null),
  add check (role <> 'partner' or affiliate_id is not null);

-- Asked for, not yet proved: becomes a person only from the letter that goes to the address.
create table signup (
  id text primary key check (length(id) >= 20),
  email citext not null check (position('@' in email::text) > 1 and length(email::text) <= 254),
  name text not null check (length(name) between 1 and 200),
  -- Argon2id, never the words themselves.
  password text not null,
  locale language_code not null default 'EN',
  created_ts timestamptz not null,
  expires_ts timestamptz not null
);
create index signup_email on signup (email, created_ts desc);
create index signup_expires on signup (expires_ts);

-- better-auth's own three, under names that say whose they are.
create table auth_account (
  id text primary key,
  user_id bigint not null references users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  created_ts timestamptz not null default now(),
  updated_ts timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_user on auth_account (user_id);

create table auth_session (
  id text primary key,
  user_id bigint not null references users (id) on delete cascade,
  token text not null unique,
  expires_ts timestamptz not null,
  ip_address text,
  user_agent text,
  created_ts timestamptz not null default now(),
  updated_ts timestamptz not null default now()
);
create index auth_session_user on auth_session (user_id);
create index auth_session_expires on auth_session (expires_ts);

create table auth_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_ts timestamptz not null,
  created_ts timestamptz not null default now(),
  updated_ts timestamptz not null default now()
);
create index auth_verification_identifier on auth_verification (identifier);
create index auth_verification_value on auth_verification (value);
