-- Travellers, partners and the requests between them and the planners.

create table affiliate (
  id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[a-z0-9-]+$'),
  name text not null,
  countries text[] not null default '{}',
  payout_interval_1st interval not null,
  payout_interval_2nd interval not null,
  created_ts timestamptz not null default now()
);

-- "user" is a reserved word; the specification's User stands here.
create table users (
  id bigint primary key check (id > 0),
  email citext not null unique check (position('@' in email::text) > 1 and length(email::text) <= 254),
  name text not null check (length(name) between 1 and 200),
  phone text check (length(phone) <= 40),
  role text not null default 'traveller' check (role in ('traveller', 'planner', 'partner', 'admin')),
  locale language_code not null default 'EN',
  timezone text not null default '',
  birthday date,
  affiliate_id bigint references affiliate (id),
  staff_fkey text unique references staff (fkey),
  affiliate_created date,
  date_created date not null default current_date,
  last_anniversary_email date,
  date_login timestamptz,
  email_validated timestamptz,
  workflow_exec timestamptz,
  workflow_expert timestamptz,
  tags text[] not null default '{}'
);
create index users_affiliate on users (affiliate_id);

create table plan (
  id bigint generated always as identity primary key,
  -- What makes a repeated request the same request.
  idempotency_key text not null unique check (length(idempotency_key) between 20 and 100),
  receipt_key text not null unique check (length(receipt_key) >= 20),
  user_id bigint not null references users (id),
  affiliate_id bigint references affiliate (id),
  country_tag text not null references country (tag),
  trip_id bigint references trip (id) on delete set null,
  assigned_staff_fkey text references staff (fkey),
  contact_name text not null,
  contact_email citext not null,
  contact_phone text,
  locale language_code not null default 'EN',
  fkey text,
  notes text not null default '' check (length(notes) <= 20000),
  message text not null default '' check (length(message) <= 10000),
  url text not null default '',
  initial_contact_method text,
  travel_class text,
  transportation text,
  activities text[] not null default '{}',
  amenities text[] not null default '{}',
  destination_cats text[] not null default '{}',
  destination_habs text[] not null default '{}',
  destination_names text[] not null default '{}',
  hotel_types text[] not null default '{}',
  transport_types text[] not null default '{}',
  vehicle_types text[] not null default '{}',
  travel_group travel_group,
  goals text[] not null default '{}',
  travel_dates daterange,
  nights int4range,
  budget_minor int8range,
  currency currency not null default 'USD',
  arrival_date date,
  arrival_flight_date date,
  depart_date date,
  depart_flight_date date,
  closed_date date,
  closing_date date,
  cold_date date,
  lost_date date,
  arrival_flight_time time,
  depart_flight_time time,
  assigned_ts timestamptz,
  created_ts timestamptz not null,
  email_validate_sent timestamptz,
  email_validated timestamptz,
  first_response_ts timestamptz,
  hot_date timestamptz,
  need_intl_flight_ts timestamptz,
  paused_date timestamptz,
  warm_date timestamptz,
  answer_due_ts timestamptz not null,
  activity_timerange tstzrange,
  check (depart_date >= arrival_date),
  check (answer_due_ts >= created_ts)
);
create index plan_user on plan (user_id);
create index plan_affiliate on plan (affiliate_id);
create index plan_country on plan (country_tag, created_ts desc);
create index plan_staff on plan (assigned_staff_fkey, created_ts desc);
create index plan_waiting on plan (answer_due_ts) where first_response_ts is null and closed_date is null and lost_date is null;

create table party (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plan (id) on delete cascade,
  position smallint not null,
  name text,
  party_birthday date,
  party_prompts jsonb not null default '[]',
  unique (plan_id, position)
);

-- What happened to a plan, in order, never edited (product: plan stage).
create table plan_event (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plan (id) on delete cascade,
  happened_ts timestamptz not null,
  kind text not null,
  actor_kind text not null check (actor_kind in ('visitor', 'traveller', 'planner', 'partner', 'admin', 'system')),
  actor_id text,
  reason text,
  details jsonb not null default '{}'
);
create index plan_event_plan on plan_event (plan_id, id);

create function plan_event_is_history() returns trigger language plpgsql as $$
begin
  raise exception 'plan_event is an append-only log' using errcode = 'restrict_violation';
end $$;
create trigger plan_event_append_only before update on plan_event
  for each row execute function plan_event_is_history();

create table proposal (
  plan_id bigint not null references plan (id) on delete cascade,
  number integer not null check (number > 0),
  staff_fkey text not null references staff (fkey),
  title text not null,
  itinerary jsonb not null,
  price_minor bigint check (price_minor >= 0),
  currency currency not null default 'USD',
  note text not null default '',
  created_ts timestamptz not null default now(),
  sent_ts timestamptz,
  accepted_ts timestamptz,
  primary key (plan_id, number)
);

create table message (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plan (id) on delete cascade,
  author_kind text not null check (author_kind in ('traveller', 'planner', 'system')),
  author_id text,
  body text not null check (length(body) between 1 and 20000),
  created_ts timestamptz not null default now(),
  read_ts timestamptz
);
create index message_plan on message (plan_id, id);

create table utm_record (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  utm_source text, utm_campaign text, utm_medium text, utm_term text, utm_content text,
  created date, created_ts timestamptz,
  landing_url text, amplitude_device_id text, ga_session_id text,
  fbclid text, msclkid text, ttclid text, li_fat_id text
);
create index utm_record_user on utm_record (user_id);

create table newsletter_address (
  email citext primary key check (position('@' in email::text) > 1),
  locale language_code not null default 'EN',
  created_ts timestamptz not null default now(),
  confirmed_ts timestamptz,
  unsubscribed_ts timestamptz
);

-- Letters waiting to leave; written in the transaction that makes them necessary.
create table outbox (
  id bigint generated always as identity primary key,
  plan_id bigint references plan (id) on delete cascade,
  template text not null,
  recipient text not null,
  locale language_code not null default 'EN',
  props jsonb not null,
  created_ts timestamptz not null default now(),
  due_ts timestamptz not null default now(),
  attempts smallint not null default 0,
  sent_ts timestamptz,
  gave_up_ts timestamptz,
  last_error text
);
create index outbox_due on outbox (due_ts) where sent_ts is null and gave_up_ts is null;
create index outbox_plan on outbox (plan_id);
