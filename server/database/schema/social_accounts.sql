-- Generated: tenant table of the migrated database.

create table social_accounts (
  institute_id bigint not null,
  provider text not null,
  subject text not null,
  account_id uuid not null,
  email text not null,
  email_verified boolean not null,
  picture_url text default ''::text not null,
  utm jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint social_accounts_pkey PRIMARY KEY (institute_id, provider, subject),
  constraint social_accounts_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint social_accounts_provider_check CHECK (provider = ANY (ARRAY['google'::text, 'facebook'::text]))
);

CREATE INDEX social_accounts_of_account ON public.social_accounts USING btree (institute_id, account_id);

alter table social_accounts enable row level security;

alter table social_accounts force row level security;

create policy tenant on social_accounts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on social_accounts to app;

grant select on social_accounts to staff;
