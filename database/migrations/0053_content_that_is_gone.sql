-- A place that content/ names no more is archived, as trips, tours and hotels are: proposals and days still refer to it.
alter table place add column archived timestamptz;

-- A species under another key has its Latin name before the old row is gone: asked at the transaction's end.
alter table species
  drop constraint species_latin_key,
  add constraint species_latin_key unique (latin) deferrable initially deferred;

-- What is gone already is found by going over all of content/ once.
delete from seeded where kind = 'content' and key = 'all';
