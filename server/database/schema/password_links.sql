-- Generated: tenant table of the migrated database.

create table password_links (
  institute_id bigint not null,
  hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_links_pkey PRIMARY KEY (institute_id, hash),
  constraint password_links_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id)
);

CREATE INDEX password_links_of_account ON public.password_links USING btree (institute_id, account_id);

alter table password_links enable row level security;

alter table password_links force row level security;

create policy tenant on password_links for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on password_links to app;

grant select on password_links to staff;
