-- Generated: tenant table of the migrated database.

create table second_factors (
  institute_id bigint not null,
  account_id uuid not null,
  secret_sealed text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  constraint second_factors_pkey PRIMARY KEY (institute_id, account_id),
  constraint second_factors_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id)
);

alter table second_factors enable row level security;

alter table second_factors force row level security;

create policy tenant on second_factors for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on second_factors to app;
