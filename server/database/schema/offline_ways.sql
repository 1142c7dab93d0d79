-- Generated: tenant table of the migrated database.

create table offline_ways (
  institute_id bigint not null,
  upi_id text not null,
  bank text not null,
  office text not null,
  updated_at timestamp with time zone not null,
  constraint offline_ways_pkey PRIMARY KEY (institute_id)
);

alter table offline_ways enable row level security;

alter table offline_ways force row level security;

create policy tenant on offline_ways for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on offline_ways to app;

grant select on offline_ways to staff;
