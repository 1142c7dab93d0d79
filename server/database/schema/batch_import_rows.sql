-- Generated: tenant table of the migrated database.

create table batch_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  "row" integer not null,
  line integer not null,
  state text not null,
  given_name text not null,
  given_email text not null,
  given_mobile text not null,
  account_id uuid,
  problem text,
  constraint batch_import_rows_pkey PRIMARY KEY (institute_id, import_id, "row"),
  constraint batch_import_rows_institute_id_import_id_fkey FOREIGN KEY (institute_id, import_id) REFERENCES batch_imports(institute_id, id),
  constraint batch_import_rows_state_check CHECK (state = ANY (ARRAY['ready'::text, 'already'::text, 'refused'::text]))
);

CREATE INDEX batch_import_rows_of_account ON public.batch_import_rows USING btree (institute_id, account_id) WHERE (account_id IS NOT NULL);

alter table batch_import_rows enable row level security;

alter table batch_import_rows force row level security;

create policy tenant on batch_import_rows for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on batch_import_rows to app;

grant select on batch_import_rows to staff;
