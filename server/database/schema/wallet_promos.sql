-- Generated: tenant table of the migrated database.

create table wallet_promos (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  source text not null,
  given_paise bigint not null,
  left_paise bigint not null,
  given_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint wallet_promos_pkey PRIMARY KEY (institute_id, id),
  constraint wallet_promos_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES wallets(institute_id, account_id),
  constraint wallet_promos_given_paise_check CHECK (given_paise > 0),
  constraint wallet_promos_left_paise_check CHECK (left_paise >= 0),
  constraint wallet_promos_source_check CHECK (length(source) >= 1 AND length(source) <= 60)
);

CREATE UNIQUE INDEX wallet_promos_by_source ON public.wallet_promos USING btree (institute_id, account_id, source);

CREATE INDEX wallet_promos_to_end ON public.wallet_promos USING btree (institute_id, ends_at) WHERE (left_paise > 0);

alter table wallet_promos enable row level security;

alter table wallet_promos force row level security;

create policy tenant on wallet_promos for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on wallet_promos to app;

grant select on wallet_promos to staff;
