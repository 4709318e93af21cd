-- Public holidays of a country, by their rules: content/holidays.yaml. The reply clock stands still on them.
alter table country add column holidays jsonb;
