-- Generated: tenant table of the migrated database.

create table access_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  "row" integer not null,
  line integer not null,
  state text not null,
  given jsonb not null,
  account_id uuid,
  course_id uuid,
  ends_at timestamp with time zone,
  problem text,
  constraint access_import_rows_pkey PRIMARY KEY (institute_id, import_id, "row"),
  constraint access_import_rows_institute_id_import_id_fkey FOREIGN KEY (institute_id, import_id) REFERENCES access_imports(institute_id, id),
  constraint access_import_rows_state_check CHECK (state = ANY (ARRAY['ready'::text, 'already'::text, 'refused'::text]))
);

CREATE INDEX access_import_rows_of_account ON public.access_import_rows USING btree (institute_id, account_id) WHERE (account_id IS NOT NULL);

alter table access_import_rows enable row level security;

alter table access_import_rows force row level security;

create policy tenant on access_import_rows for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on access_import_rows to app;

grant select on access_import_rows to staff;
