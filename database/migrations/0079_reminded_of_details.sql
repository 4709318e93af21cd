-- Two more emails: what a booked trip still needs of its travellers, and the anniversary of a trip.
alter table reminder drop constraint reminder_kind_check;
alter table reminder add constraint reminder_kind_check check (kind in ('refund', 'balance', 'review', 'details'));
alter table users drop constraint users_refused_emails_check;
alter table users add constraint users_refused_emails_check
  check (refused_emails <@ array['proposal', 'reminder', 'review', 'anniversary']);
