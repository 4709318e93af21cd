-- What the calls of the API keep between one call and the next.

-- A visitor's plan until it is known whose it is (POST /api/public/plan); for 30 days.
create table plan_draft (
  key text primary key check (length(key) >= 20),
  birthday date check (birthday between '1900-01-01' and created_ts::date),
  new_plan jsonb not null check (jsonb_typeof(new_plan) = 'object'),
  created_ts timestamptz not null
);
create index plan_draft_created on plan_draft (created_ts);

alter table users add constraint users_birthday_check check (birthday between '1900-01-01' and current_date);

-- Lets a visitor who was just given a number say once where they came from: by its sum, for a day.
create table utm_ticket (
  sum text primary key check (length(sum) = 43),
  user_id bigint not null references users (id) on delete cascade,
  answered_user_id bigint not null,
  created_ts timestamptz not null,
  used_ts timestamptz,
  used_for text,
  check ((used_ts is null) = (used_for is null))
);
create index utm_ticket_user on utm_ticket (user_id);
create index utm_ticket_created on utm_ticket (created_ts);
