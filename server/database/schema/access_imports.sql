-- Generated: tenant table of the migrated database.

create table access_imports (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid,
  file_name text not null,
  status text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint access_imports_pkey PRIMARY KEY (institute_id, id),
  constraint access_imports_status_check CHECK (status = ANY (ARRAY['checked'::text, 'committed'::text, 'cancelled'::text]))
);

alter table access_imports enable row level security;

alter table access_imports force row level security;

create policy tenant on access_imports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on access_imports to app;

grant select on access_imports to staff;
