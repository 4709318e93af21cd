-- Who wrote an article, what it leads on to, and the picture its author asked for.
alter table article
  add column staff_fkey text references staff (fkey) on delete set null,
  add column trips text[] not null default '{}',
  add column places text[] not null default '{}',
  add column poster jsonb;
create index article_newest on article (date_published desc, slug);
create index article_tag_key on article_tag (tag_key);

-- What a partner's page says to the partner's travellers.
alter table affiliate add column welcome words;

-- The last part of the address at which somebody confirms or ends their letter: not guessable.
alter table newsletter_address
  add column key text not null unique default gen_random_uuid()::text check (length(key) >= 20);
