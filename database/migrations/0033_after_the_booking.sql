-- What a traveller was reminded of: each thing once, however many processes look for it.
create table reminder (
  plan_id bigint not null references plan (id) on delete cascade,
  kind text not null check (kind in ('refund', 'balance', 'review')),
  -- The day of the step, or the number of the invoice.
  about text not null default '' check (length(about) <= 40),
  queued_ts timestamptz not null,
  primary key (plan_id, kind, about)
);
