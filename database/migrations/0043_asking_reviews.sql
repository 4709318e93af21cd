-- Reviews are asked questions: an index a language finds those that say a word of them. Titles are not asked, for a
-- title alone answers nothing.
create index review_says_en on review using gin (to_tsvector('ceiba_en', comment ->> 'en'));
create index review_says_es on review using gin (to_tsvector('ceiba_es', comment ->> 'es'));

-- What is said in a film and when: [{"at": seconds, "words": {"en": "…", "es": "…"}}]. The specification speaks of about
-- twenty films: they are read whole.
alter table review_video add column cues jsonb not null default '[]' check (jsonb_typeof(cues) = 'array');
