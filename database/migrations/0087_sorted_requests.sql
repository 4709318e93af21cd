-- A request to sort out becomes a plan or is closed with a reason, once; until then it keeps what its plan will need.
alter table unsorted_request
  add column credit json,
  add column doubts text[] not null default '{}',
  add column has_receipt boolean not null default true,
  add column sorted_by bigint references users (id) on delete set null,
  add column plan_id bigint references plan (id) on delete cascade,
  add column closed_reason text,
  add constraint unsorted_request_one_outcome check (plan_id is null or closed_reason is null),
  add constraint unsorted_request_outcome_sorted
    check (sorted_ts is not null or (plan_id is null and closed_reason is null and sorted_by is null));
create index unsorted_request_plan on unsorted_request (plan_id) where plan_id is not null;
create index unsorted_request_sorter on unsorted_request (sorted_by) where sorted_by is not null;
create index unsorted_request_sorted on unsorted_request (sorted_ts) where sorted_ts is not null;
