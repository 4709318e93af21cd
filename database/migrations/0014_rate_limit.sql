-- How often something was done, by a keyed digest of who did it; rate-limiter-flexible's columns in its order.
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
