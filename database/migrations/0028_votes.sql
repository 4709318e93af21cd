-- Companions say what they think of a proposal without an account. What anybody would pay at the most is held until the
-- vote is over and no longer: then its result stands in its place.
create table vote (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) >= 20),
  plan_id bigint not null,
  number integer not null,
  -- How many are asked. Fewer than three have nothing to hide behind.
  voters integer not null check (voters between 3 and 20),
  opened_ts timestamptz not null,
  closed_ts timestamptz,
  result jsonb,
  foreign key (plan_id, number) references proposal (plan_id, number) on delete cascade,
  check ((closed_ts is null) = (result is null))
);
create unique index vote_open on vote (plan_id) where closed_ts is null;
create index vote_proposal on vote (plan_id, number);

create table vote_answer (
  vote_id bigint not null references vote (id) on delete cascade,
  -- SHA-256 of the key that the companion's browser holds.
  companion text not null check (companion ~ '^[0-9a-f]{64}$'),
  name text not null check (length(name) between 1 and 60),
  -- By the ids of days; null once the vote is over.
  marks jsonb,
  -- For each traveller, in minor units; null where nobody said, and once the vote is over.
  ceiling_minor bigint check (ceiling_minor > 0),
  answered_ts timestamptz not null,
  primary key (vote_id, companion)
);

create trigger share_link_revision after insert or update on share_link
  for each row execute function raise_plan_revision();
create trigger vote_revision after insert or update on vote
  for each row execute function raise_plan_revision();
create function raise_plan_revision_by_vote() returns trigger language plpgsql as $$
begin
  update plan set revision = revision + 1 from vote where vote.id = new.vote_id and plan.id = vote.plan_id;
  return null;
end $$;
create trigger vote_answer_revision after insert on vote_answer
  for each row execute function raise_plan_revision_by_vote();
