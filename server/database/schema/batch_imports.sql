-- Generated: tenant table of the migrated database.

create table batch_imports (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  file_name text not null,
  status text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  constraint batch_imports_pkey PRIMARY KEY (institute_id, id),
  constraint batch_imports_institute_id_batch_id_fkey FOREIGN KEY (institute_id, batch_id) REFERENCES batches(institute_id, id),
  constraint batch_imports_status_check CHECK (status = ANY (ARRAY['checked'::text, 'committed'::text, 'cancelled'::text]))
);

alter table batch_imports enable row level security;

alter table batch_imports force row level security;

create policy tenant on batch_imports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on batch_imports to app;

grant select on batch_imports to staff;
