-- What the finder claims of a trip rests on more columns than it followed: a change of any of them makes the trip's row new,
-- and the row's version tells who keeps facts of a trip that they are out of date.
drop trigger finder_follows on place;
drop trigger finder_follows on catalogue_item;
create constraint trigger finder_follows
  after update of name, line, lead, slug, region_id, altitude_m, climate, interests, habitats, wildlife on place
  deferrable initially deferred for each row execute function finder_follows();
create constraint trigger finder_follows
  after update of name, line, lead, body, key, place_id, tour_type, interests, habitats, details on catalogue_item
  deferrable initially deferred for each row execute function finder_follows();
