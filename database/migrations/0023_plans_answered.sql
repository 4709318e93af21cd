-- A plan is answered: a conversation, drafts that never change once sent, and a clock that says who waits for whom.

-- Who has the next word. While it is the planner, answer_due_ts says by when.
alter table plan
  add column waits_for text not null default 'planner' check (waits_for in ('planner', 'traveller', 'nobody')),
  add column waiting_since timestamptz,
  add column snoozed_until timestamptz,
  add column lost_reason text check (length(lost_reason) <= 2000),
  -- Rises with everything that happens to the plan: whoever follows the plan's row follows all of it.
  add column revision bigint not null default 0,
  -- Shown as an example; removed with the demonstration.
  add column is_sample boolean not null default false;
update plan set waiting_since = created_ts;
create function take_waiting_since() returns trigger language plpgsql as $$
begin
  new.waiting_since := coalesce(new.waiting_since, new.created_ts);
  return new;
end $$;
create trigger plan_waiting_since before insert on plan for each row execute function take_waiting_since();
alter table plan drop constraint plan_check1;
alter table plan add constraint plan_due_after_question check (answer_due_ts >= waiting_since or waits_for <> 'planner');
drop index plan_waiting;
create index plan_waiting on plan (answer_due_ts)
  where waits_for = 'planner' and closed_date is null and lost_date is null;

-- Who wrote, through which door, and what about. A note is for the office alone.
alter table message
  add column author_name text not null default '' check (length(author_name) <= 200),
  add column channel text not null default 'page' check (channel in ('page', 'email', 'phone', 'note')),
  -- The Message-ID of an email that came in: the same email twice is one message.
  add column email_message_id text unique check (length(email_message_id) <= 998),
  -- The line of a proposal that a question or an answer is pinned to.
  add column proposal_number integer,
  add column line text check (length(line) <= 100),
  add constraint message_line_of_proposal check (line is null or proposal_number is not null),
  -- Sent again with the same key by the same author it is the same message.
  add column request_key text check (length(request_key) between 8 and 100);
create unique index message_once on message (plan_id, author_kind, request_key);

create table message_attachment (
  id bigint generated always as identity primary key,
  message_id bigint not null references message (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  bytes integer not null check (bytes between 1 and 26214400),
  -- SHA-256 of the content, which is also the name of its file.
  sum text not null check (sum ~ '^[0-9a-f]{64}$')
);
create index message_attachment_message on message_attachment (message_id);

-- The draft and, once sent, what was sent. `version` is what an editor's If-Match names.
alter table proposal rename column itinerary to content;
alter table proposal
  add column version integer not null default 1 check (version > 0),
  add column updated_ts timestamptz not null default now(),
  add column updated_by text,
  -- When a draft that waits is sent by itself.
  add column send_at timestamptz,
  add column accepted_name text check (length(accepted_name) between 1 and 200),
  add column terms_version text,
  -- SHA-256 of the content as it was sent.
  add column fingerprint text check (fingerprint ~ '^[0-9a-f]{64}$'),
  add constraint proposal_accepted_once_sent check (accepted_ts is null or sent_ts is not null),
  add constraint proposal_acceptance check ((accepted_ts is null) = (accepted_name is null)),
  add constraint proposal_fingerprint check ((sent_ts is null) = (fingerprint is null));
-- One draft at a time, one accepted proposal a plan.
create unique index proposal_draft on proposal (plan_id) where sent_ts is null;
create unique index proposal_accepted on proposal (plan_id) where accepted_ts is not null;
create index proposal_send_at on proposal (send_at) where sent_ts is null and send_at is not null;

create function proposal_is_immutable() returns trigger language plpgsql as $$
begin
  if old.sent_ts is not null and (
    new.content::text, new.title, new.note, new.price_minor, new.currency, new.staff_fkey, new.sent_ts, new.fingerprint
  ) is distinct from (
    old.content::text, old.title, old.note, old.price_minor, old.currency, old.staff_fkey, old.sent_ts, old.fingerprint
  ) then
    raise exception 'a sent proposal never changes' using errcode = 'restrict_violation';
  end if;
  if old.accepted_ts is not null and new.accepted_ts is distinct from old.accepted_ts then
    raise exception 'an acceptance is not taken back' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger proposal_immutable before update on proposal for each row execute function proposal_is_immutable();

-- What the traveller said of the lines of a proposal; the latest of a line counts.
create table line_answer (
  id bigint generated always as identity primary key,
  plan_id bigint not null,
  number integer not null,
  line text not null check (length(line) between 1 and 100),
  answer text not null check (answer in ('accept', 'ask', 'decline', 'open')),
  -- The alternative that was chosen instead of the planner's own.
  alternative text check (length(alternative) <= 100),
  message_id bigint references message (id) on delete set null,
  user_id bigint not null references users (id),
  answered_ts timestamptz not null,
  foreign key (plan_id, number) references proposal (plan_id, number) on delete cascade
);
create index line_answer_proposal on line_answer (plan_id, number, id);

-- A link for those who travel along: read only, without an account, until it is taken back.
create table share_link (
  key text primary key check (length(key) >= 20),
  plan_id bigint not null references plan (id) on delete cascade,
  created_ts timestamptz not null,
  revoked_ts timestamptz
);
create unique index share_link_open on share_link (plan_id) where revoked_ts is null;

-- Who of the office has a plan open.
create table plan_presence (
  plan_id bigint not null references plan (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  country_tag text not null references country (tag),
  name text not null,
  seen_ts timestamptz not null,
  primary key (plan_id, user_id)
);

-- One row an answer: how long somebody waited, in the planner's working minutes. The public figure is made of these.
create table reply_time (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plan (id) on delete cascade,
  staff_fkey text references staff (fkey),
  waited_from timestamptz not null,
  answered_ts timestamptz not null,
  working_minutes integer not null check (working_minutes >= 0),
  check (answered_ts >= waited_from)
);
create index reply_time_answered on reply_time (answered_ts);

create function raise_plan_revision() returns trigger language plpgsql as $$
begin
  update plan set revision = revision + 1 where id = coalesce(new.plan_id, old.plan_id);
  return null;
end $$;
create trigger message_revision after insert or update on message
  for each row execute function raise_plan_revision();
create trigger plan_event_revision after insert on plan_event
  for each row execute function raise_plan_revision();
create trigger proposal_revision after insert or update or delete on proposal
  for each row execute function raise_plan_revision();
create trigger line_answer_revision after insert on line_answer
  for each row execute function raise_plan_revision();
create trigger party_revision after insert or update or delete on party
  for each row execute function raise_plan_revision();

select sync.follow('plan_presence');
