-- What children of some ages pay for a trip, as its list of what is included says it; null if they pay what adults do.
alter table trip add column child_price jsonb check (jsonb_typeof(child_price) = 'object');
