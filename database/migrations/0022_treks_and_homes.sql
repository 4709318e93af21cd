-- Treks have pages of their own, and the site says of a planner that they live somewhere only where they do.
alter table country
  add column trek jsonb,
  add constraint country_trek_page check (trek is null or type = 'trek');
alter table staff add column lives_in text;
