-- What the finder reads follows trips by triggers. Its changes are told as well, so that what was read of it may be kept.
do $$
declare
  shown text;
begin
  foreach shown in array array['finder_trip', 'spoken_word'] loop
    execute format('create trigger tell_content after insert or update or delete or truncate on %I
      for each statement execute function tell_content_changed()', shown);
  end loop;
end $$;
