-- Every node keeps pages that it rendered: it hears of each change of what they show, once a transaction.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('ceiba_content', '');
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'article', 'article_tag', 'catalogue_item', 'country', 'navigation_link', 'operator', 'photo', 'photo_use', 'place',
    'price_component', 'review', 'review_video', 'search_word', 'species', 'staff', 'tag', 'theme', 'tour_type',
    'transfer', 'trip', 'trip_country', 'trip_day', 'vacation_theme', 'web_page', 'word'
  ] loop
    execute format('create trigger tell_content after insert or update or delete or truncate on %I
      for each statement execute function tell_content_changed()', shown);
  end loop;
end $$;
