-- Public halves of the keys that people's devices keep: whoever reads this table cannot log in with it.
create table passkey (
  id text primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- What the device knows its owner by; it stays when the site's secret changes.
  user_handle text not null check (length(user_handle) between 1 and 88),
  -- base64url, as browsers send it.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  -- COSE.
  public_key bytea not null,
  -- How often the key has signed, as it says itself; many never count and stay at 0.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 80),
  created_ts timestamptz not null,
  last_used_ts timestamptz
);
create index passkey_user on passkey (user_id);

-- What a device is asked to sign, once: taken out by whoever answers it.
create table passkey_challenge (
  challenge text primary key check (length(challenge) >= 43),
  purpose text not null check (purpose in ('add', 'log in')),
  user_id bigint references users (id) on delete cascade,
  expires_ts timestamptz not null,
  check ((purpose = 'add') = (user_id is not null))
);
create index passkey_challenge_expires on passkey_challenge (expires_ts);
