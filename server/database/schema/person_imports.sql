-- Generated: tenant table of the migrated database.

create table person_imports (
  institute_id bigint not null,
  id uuid not null,
  kind text not null,
  file_name text not null,
  status text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint person_imports_pkey PRIMARY KEY (institute_id, id),
  constraint person_imports_institute_id_created_by_fkey FOREIGN KEY (institute_id, created_by) REFERENCES accounts(institute_id, id),
  constraint person_imports_kind_check CHECK (kind = ANY (ARRAY['student'::text, 'staff'::text])),
  constraint person_imports_status_check CHECK (status = ANY (ARRAY['checked'::text, 'committed'::text, 'undone'::text, 'cancelled'::text]))
);

alter table person_imports enable row level security;

alter table person_imports force row level security;

create policy tenant on person_imports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on person_imports to app;

grant select on person_imports to staff;
