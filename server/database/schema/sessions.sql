-- Generated: tenant table of the migrated database.

create table sessions (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  client text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  user_agent text default ''::text not null,
  address text default ''::text not null,
  device_hash bytea,
  is_new_device boolean default false not null,
  constraint sessions_pkey PRIMARY KEY (institute_id, id),
  constraint sessions_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id)
);

CREATE INDEX sessions_of_account ON public.sessions USING btree (institute_id, account_id);

alter table sessions enable row level security;

alter table sessions force row level security;

create policy tenant on sessions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on sessions to app;

grant select, update on sessions to staff;
