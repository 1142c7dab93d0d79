-- Generated: tenant table of the migrated database.

create table person_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  "row" integer not null,
  state text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  role_name text not null,
  teaches text[] default '{}'::text[] not null,
  problems jsonb default '[]'::jsonb not null,
  account_id uuid,
  constraint person_import_rows_pkey PRIMARY KEY (institute_id, import_id, "row"),
  constraint person_import_rows_institute_id_import_id_fkey FOREIGN KEY (institute_id, import_id) REFERENCES person_imports(institute_id, id),
  constraint person_import_rows_state_check CHECK (state = ANY (ARRAY['ready'::text, 'refused'::text, 'written'::text]))
);

CREATE INDEX person_import_rows_of_account ON public.person_import_rows USING btree (institute_id, account_id);

alter table person_import_rows enable row level security;

alter table person_import_rows force row level security;

create policy tenant on person_import_rows for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on person_import_rows to app;

grant select on person_import_rows to staff;
