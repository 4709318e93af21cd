-- Which request an email is sent for: its number, and its place in a trace where there are traces.
alter table outbox
  add column request_id text check (length(request_id) between 8 and 64),
  add column traceparent text check (length(traceparent) = 55);
