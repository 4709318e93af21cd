-- What a traveller said of a line counts once, however often a slow network brings it.
alter table line_answer
  add column request_key text check (length(request_key) between 8 and 100);
create unique index line_answer_once on line_answer (plan_id, number, request_key);
