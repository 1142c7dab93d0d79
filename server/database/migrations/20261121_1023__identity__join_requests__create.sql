-- Visitors who asked for the link by text message: where the institute's lead desk starts from.
create table join_requests (
  institute_id bigint not null,
  id uuid not null,
  mobile_number text not null,
  country_code text not null,
  address text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null,
  primary key (institute_id, id)
);
create index join_requests_of_number on join_requests (institute_id, mobile_number, created_at);
create index join_requests_of_address on join_requests (institute_id, address, created_at);
create index join_requests_by_time on join_requests (institute_id, created_at);
select kernel.protect('join_requests', 'select, insert');
