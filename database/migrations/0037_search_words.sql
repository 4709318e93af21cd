-- What travellers call things, and what of the catalogue they mean by it: content/search-words.yaml, a row for each term.
create table search_word (
  term text primary key check (term <> ''),
  means jsonb not null
);
