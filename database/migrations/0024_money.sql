-- Terms as data, invoices, payments, and a ledger of double entries in minor units that balances by constraint.

-- What booking and cancelling cost: a version never changes once somebody accepted it.
create table terms (
  version text primary key check (version ~ '^[a-z0-9.-]{1,40}$'),
  valid_from date not null unique,
  deposit_percent smallint not null check (deposit_percent between 1 and 100),
  -- Days after the acceptance by which the deposit is due, and days before the first day by which the rest is.
  deposit_due_days smallint not null check (deposit_due_days between 0 and 60),
  balance_due_days smallint not null check (balance_due_days between 0 and 365),
  -- [{ "daysBefore": 45, "keptPercent": 20 }, …]: cancelled at least so many days before the first, so much is kept.
  refund_steps jsonb not null check (jsonb_typeof(refund_steps) = 'array' and jsonb_array_length(refund_steps) > 0),
  -- What a person accepts: a list of texts in both languages.
  points jsonb not null check (jsonb_typeof(points) = 'array')
);
alter table proposal
  add constraint proposal_terms_version_fkey foreign key (terms_version) references terms (version);

create function terms_stay_as_accepted() returns trigger language plpgsql as $$
begin
  if new is distinct from old and exists (select 1 from proposal where terms_version = old.version) then
    raise exception 'accepted terms never change: give the new ones a version of their own'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger terms_stay before update on terms for each row execute function terms_stay_as_accepted();

-- What a partner earns of a trip's price, in hundredths of a percent.
alter table affiliate
  add column commission_bp integer not null default 600 check (commission_bp between 0 and 10000);

create table invoice (
  id bigint generated always as identity primary key,
  plan_id bigint not null,
  -- The proposal it is for.
  number integer not null,
  kind text not null check (kind in ('deposit', 'balance')),
  amount_minor bigint not null check (amount_minor > 0),
  currency currency not null,
  issued_ts timestamptz not null,
  due_on date not null,
  -- What a bank transfer names: short, and not to be guessed.
  reference text not null unique check (reference ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  voided_ts timestamptz,
  unique (plan_id, number, kind),
  foreign key (plan_id, number) references proposal (plan_id, number) on delete cascade
);

-- A page of the card company on which an invoice can be paid.
create table checkout (
  id text primary key check (length(id) between 1 and 255),
  invoice_id bigint not null references invoice (id) on delete cascade,
  url text not null,
  created_ts timestamptz not null,
  expires_ts timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired'))
);
create index checkout_invoice on checkout (invoice_id);

-- Events that a payment provider told us of: each is handled once.
create table payment_event (
  provider text not null check (provider in ('stripe')),
  event_id text not null check (length(event_id) between 1 and 255),
  kind text not null,
  received_ts timestamptz not null,
  primary key (provider, event_id)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plan (id) on delete cascade,
  kind text not null check (
    kind in ('charge', 'payment', 'refund', 'cancellation', 'commission', 'commission_reversal', 'payout')
  ),
  -- The same thing told twice is one entry.
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 400),
  happened_ts timestamptz not null,
  actor_kind text not null,
  actor_id text,
  -- How the bank, the card company or the office names it.
  reference text not null default '' check (length(reference) <= 200),
  -- Of a demonstration, which may be removed; real money stays.
  is_sample boolean not null default false
);
create index ledger_entry_plan on ledger_entry (plan_id, id);

create table ledger_line (
  entry_id bigint not null references ledger_entry (id) on delete cascade,
  position smallint not null,
  account text not null check (
    account in ('traveller', 'trips', 'bank', 'card', 'commission', 'partner', 'cancellations')
  ),
  -- Debit above zero, credit below.
  amount_minor bigint not null check (amount_minor <> 0),
  currency currency not null,
  primary key (entry_id, position)
);

create function ledger_entry_balances() returns trigger language plpgsql as $$
declare
  entry bigint := coalesce(to_jsonb(new) ->> 'entry_id', to_jsonb(new) ->> 'id')::bigint;
begin
  if not exists (select 1 from ledger_entry where id = entry) then return null; end if;
  if (select count(*) from ledger_line where entry_id = entry) < 2
    or exists (select 1 from ledger_line where entry_id = entry group by currency having sum(amount_minor) <> 0)
  then
    raise exception 'ledger entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_entry_balances();
create constraint trigger ledger_line_balanced after insert on ledger_line
  deferrable initially deferred for each row execute function ledger_entry_balances();

-- A mistake is put right by an entry of its own. Only a demonstration's entries go, with their plan.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if tg_table_name = 'ledger_entry' then
      if old.is_sample then return old; end if;
    elsif not exists (select 1 from ledger_entry where id = old.entry_id) then
      return old;
    end if;
  end if;
  raise exception 'the ledger is only ever added to' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function ledger_is_append_only();
create trigger ledger_line_stays before update or delete on ledger_line
  for each row execute function ledger_is_append_only();

create function take_is_sample() returns trigger language plpgsql as $$
begin
  new.is_sample := (select is_sample from plan where id = new.plan_id);
  return new;
end $$;
create trigger ledger_entry_sample before insert on ledger_entry
  for each row execute function take_is_sample();

-- What a partner is owed for a trip, in two parts with a day each.
create table commission (
  plan_id bigint primary key references plan (id) on delete cascade,
  affiliate_id bigint not null references affiliate (id),
  currency currency not null,
  first_minor bigint not null check (first_minor >= 0),
  first_due_on date not null,
  second_minor bigint not null check (second_minor >= 0),
  -- Null while nobody knows when the trip ends.
  second_due_on date,
  accrued_ts timestamptz not null,
  -- When the trip was cancelled and the commission taken back.
  reversed_ts timestamptz
);
create index commission_affiliate on commission (affiliate_id);

create trigger invoice_revision after insert or update on invoice
  for each row execute function raise_plan_revision();
create trigger ledger_entry_revision after insert on ledger_entry
  for each row execute function raise_plan_revision();
