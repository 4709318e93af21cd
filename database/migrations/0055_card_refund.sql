-- What the card company has answered that it gave back: a refund by card without a row here is asked for again.
create table card_refund (
  entry_id bigint primary key references ledger_entry on delete cascade,
  given_ts timestamptz not null
);

-- The company forgets after a day what it was asked under a key, and would give the same back twice.
insert into card_refund (entry_id, given_ts)
select entry.id, entry.happened_ts
from ledger_entry entry join ledger_line line on line.entry_id = entry.id and line.account = 'card'
where entry.kind = 'refund' and entry.happened_ts < now() - interval '20 hours';
