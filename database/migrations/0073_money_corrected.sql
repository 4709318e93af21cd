-- A wrong entry is reversed by one of its own, once, and says why; what the card company does by itself is entered too.
alter table ledger_entry
  add column reverses bigint unique references ledger_entry (id) on delete cascade,
  add column reason text not null default '' check (length(reason) <= 2000),
  drop constraint ledger_entry_kind_check,
  add constraint ledger_entry_kind_check check (
    kind in (
      'charge', 'payment', 'refund', 'cancellation', 'commission', 'commission_reversal', 'payout',
      'reversal', 'payout_reversal', 'dispute', 'dispute_won'
    )
  );
-- Refunds and disputes name the payment that they are about.
create index ledger_entry_reference on ledger_entry (reference) where reference <> '';

-- Events come in any order: one about a payment that is not known yet waits for it.
alter table payment_event
  add column payment_id text,
  add column happened_ts timestamptz,
  add column outcome text,
  add column waiting jsonb;
create index payment_event_waiting on payment_event (provider, payment_id) where waiting is not null;

-- Refunds as the card company knows them. Without an entry of its own, one is part of a sum that was entered before.
create table provider_refund (
  provider text not null check (provider ~ '^[a-z0-9_-]{1,40}$'),
  refund_id text not null check (length(refund_id) between 1 and 255),
  payment_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  entry_id bigint references ledger_entry (id) on delete cascade,
  failed_ts timestamptz,
  primary key (provider, refund_id)
);
create index provider_refund_payment on provider_refund (payment_id);
