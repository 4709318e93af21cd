-- Any payment provider: which there are is known to the program alone.
alter table payment_event drop constraint payment_event_provider_check;
alter table payment_event add constraint payment_event_provider_check check (provider ~ '^[a-z0-9_-]{1,40}$');
