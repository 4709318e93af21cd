-- Who answers for a place: what the content names for it, or for the region it lies in.
alter table place add column planner_fkey text references staff(fkey) on delete set null;
