-- What a planner answered under a review, and whether a review was written for the demonstration.
alter table review
  add column answer words,
  add column invented boolean not null default false;

-- A question may be answered in writing, without a film.
alter table review_video
  add column answer words,
  alter column videl_url drop not null,
  add constraint review_video_answered check (videl_url is not null or answer is not null);
