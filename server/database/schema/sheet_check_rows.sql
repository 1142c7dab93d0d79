-- Generated: tenant table of the migrated database.

create table sheet_check_rows (
  institute_id bigint not null,
  check_id uuid not null,
  "row" integer not null,
  line integer not null,
  state text not null,
  given jsonb not null,
  account_id uuid,
  meant jsonb default '{}'::jsonb not null,
  problems jsonb default '[]'::jsonb not null,
  cells jsonb,
  constraint sheet_check_rows_pkey PRIMARY KEY (institute_id, check_id, "row"),
  constraint sheet_check_rows_institute_id_check_id_fkey FOREIGN KEY (institute_id, check_id) REFERENCES sheet_checks(institute_id, id),
  constraint sheet_check_rows_state_check CHECK (state = ANY (ARRAY['ready'::text, 'already'::text, 'refused'::text, 'written'::text]))
);

CREATE INDEX sheet_check_rows_of_account ON public.sheet_check_rows USING btree (institute_id, account_id) WHERE (account_id IS NOT NULL);

alter table sheet_check_rows enable row level security;

alter table sheet_check_rows force row level security;

create policy tenant on sheet_check_rows for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on sheet_check_rows to app;

grant select on sheet_check_rows to staff;
