-- What a sight asks of those who visit it (boat, cave, heights, steps), and whether it can be seen without a step; null is not
-- known. Tours and houses have the same in their details.
alter table place add column asks text[] not null default '{}';
alter table place add column step_free boolean;

drop trigger finder_follows on place;
create constraint trigger finder_follows
  after update of name, line, lead, slug, region_id, altitude_m, climate, interests, habitats, wildlife, asks, step_free on place
  deferrable initially deferred for each row execute function finder_follows();
