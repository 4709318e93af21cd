-- Pages are fresh for a quarter of an hour while changes are heard of, so the last two tables that they show tell of theirs.
create trigger tell_content after insert or update or delete or truncate on terms
  for each statement execute function tell_content_changed();
create trigger tell_content after insert or update or delete or truncate on affiliate
  for each statement execute function tell_content_changed();
