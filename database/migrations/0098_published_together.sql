-- Drafts that are published together at their hour, or not at all.
alter table document_version add column together uuid;

-- The office adds countries, and may change the order of several at once: it is checked when all are written.
alter table country drop constraint country_check;
alter table country add constraint country_homepage_order check (
  type = 'trek' or (active and homepage_sort_order between 1 and 98) or (not active and homepage_sort_order = 99)
);
drop index country_sort_order;
alter table country add constraint country_sort_order exclude using btree (homepage_sort_order with =)
  where (active and type = 'country') deferrable initially deferred;
