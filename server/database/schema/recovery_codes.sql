-- Generated: tenant table of the migrated database.

create table recovery_codes (
  institute_id bigint not null,
  account_id uuid not null,
  hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (institute_id, account_id, hash),
  constraint recovery_codes_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id)
);

alter table recovery_codes enable row level security;

alter table recovery_codes force row level security;

create policy tenant on recovery_codes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on recovery_codes to app;
