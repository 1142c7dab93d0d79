-- Generated: tenant table of the migrated database.

create table data_exports (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  state text not null,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint data_exports_pkey PRIMARY KEY (institute_id, id),
  constraint data_exports_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint data_exports_state_check CHECK (state = ANY (ARRAY['running'::text, 'ready'::text, 'removed'::text]))
);

CREATE INDEX data_exports_of_account ON public.data_exports USING btree (institute_id, account_id, asked_at DESC);

alter table data_exports enable row level security;

alter table data_exports force row level security;

create policy tenant on data_exports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on data_exports to app;

grant select on data_exports to staff;
