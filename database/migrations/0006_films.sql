-- What a review video is shown with before it plays, and where it stands in the row. None was planted before.
alter table review_video
  add column still_url text not null,
  add column seconds numeric(6, 2) not null check (seconds > 0),
  add column sort_order smallint not null default 0,
  add check (poster_time < seconds);
create index review_video_countries on review_video using gin (country_codes);
create index review_video_tags on review_video using gin (tags);
