-- Keys with which programs of partners, and of the operator, call the API. Only a hash is stored. A withdrawn key stays, so
-- that it is known who had access and when.
create table api_key (
  id bigint generated always as identity primary key,
  -- Null for a key of the operator.
  affiliate_id bigint references affiliate (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (
    cardinality(scopes) > 0 and scopes <@ array['catalogue:read', 'requests:send', 'referrals:read']
  ),
  -- SHA-256 of the key, in base64url.
  sum text not null unique check (length(sum) = 43),
  made_by bigint references users (id) on delete set null,
  created_ts timestamptz not null,
  last_used_ts timestamptz,
  withdrawn_ts timestamptz,
  -- Only a partner refers anybody.
  check (affiliate_id is not null or not 'referrals:read' = any (scopes))
);
create index api_key_affiliate on api_key (affiliate_id);
create index api_key_made_by on api_key (made_by);

-- A partner makes and withdraws keys as well: who gives access to a program is written down, whoever it is.
alter table audit drop constraint audit_role_check;
alter table audit add constraint audit_role_check check (role in ('planner', 'admin', 'partner', 'system'));
