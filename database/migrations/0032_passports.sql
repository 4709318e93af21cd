-- What a traveller's passport says, sealed: who reads the database alone reads nothing. It goes with its traveller, and
-- thirty days after the trip's last day.
create table passport (
  party_id bigint primary key references party (id) on delete cascade,
  sealed text not null check (length(sealed) between 40 and 2000),
  kept_ts timestamptz not null
);
