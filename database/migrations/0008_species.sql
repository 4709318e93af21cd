-- What lives where we go, and what each kind of vacation means wherever it is taken.

create table species (
  key text primary key check (key ~ '^[a-z0-9-]+$'),
  latin text not null unique check (latin ~ '^[A-Z][a-z]+ [a-z]+( [a-z]+)?$'),
  kind text not null check (kind in ('mammal', 'bird', 'reptile', 'amphibian', 'fish', 'insect', 'plant')),
  name words not null,
  line words not null,
  body words not null,
  size words not null,
  confusions words,
  -- {"status": "VU", "year": 2018}: as the IUCN Red List of that year has it.
  red_list jsonb check (jsonb_typeof(red_list -> 'year') = 'number'),
  -- [{"country": …, "months": […], "places": [slugs]}]: where our guides meet it.
  seen jsonb not null check (jsonb_typeof(seen) = 'array' and jsonb_array_length(seen) > 0)
);

-- What a vacation theme asks for in any country; a country's own words about it are in `theme`.
create table vacation_theme (
  key text primary key check (key ~ '^[a-z0-9-]+$'),
  position smallint not null,
  name words not null,
  lead words not null,
  body words not null,
  party text[] not null,
  goals text[] not null,
  interests text[] not null,
  habitats text[] not null,
  kinds text[] not null
);
