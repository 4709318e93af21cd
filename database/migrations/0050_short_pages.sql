-- The short page of a country without trips.
alter table country add column unplanned jsonb;
