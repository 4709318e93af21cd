-- What was last planted from content/, so that a start plants only what has changed there
-- and leaves alone what was reworded in the office since.
create table seeded (
  kind text not null,
  key text not null,
  sum text not null,
  primary key (kind, key)
);
