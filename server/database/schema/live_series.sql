-- Generated: tenant table of the migrated database.

create table live_series (
  institute_id bigint not null,
  id uuid not null,
  rule text not null,
  left_out date[] not null,
  created_at timestamp with time zone not null,
  constraint live_series_pkey PRIMARY KEY (institute_id, id)
);

alter table live_series enable row level security;

alter table live_series force row level security;

create policy tenant on live_series for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on live_series to app;

grant select on live_series to staff;
