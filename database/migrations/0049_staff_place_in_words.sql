-- The town somebody works from has a name in each language: Panama City is Ciudad de Panamá.
alter table staff
  alter column place type words using jsonb_build_object('en', place, 'es', place);
