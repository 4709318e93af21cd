-- An account that its owner wants deleted, and the emails they do without.
alter table users
  add column deletion_asked_ts timestamptz,
  -- When everything that may go goes; taken back until then.
  add column deletes_ts timestamptz,
  -- What is left is a number, for the bookings that the law keeps.
  add column erased_ts timestamptz,
  add column refused_emails text[] not null default '{}'
    check (refused_emails <@ array['proposal', 'reminder', 'review']),
  add check ((deletion_asked_ts is null) = (deletes_ts is null) and deletes_ts > deletion_asked_ts);
create index users_deletes on users (deletes_ts) where deletes_ts is not null;
-- Files that nobody names any more are looked up by their sums.
create index message_attachment_sum on message_attachment (sum);
