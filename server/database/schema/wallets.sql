-- Generated: tenant table of the migrated database.

create table wallets (
  institute_id bigint not null,
  account_id uuid not null,
  cash_paise bigint not null,
  promo_paise bigint not null,
  movements integer default 0 not null,
  owed_paise bigint default 0 not null,
  constraint wallets_pkey PRIMARY KEY (institute_id, account_id),
  constraint wallets_cash_paise_check CHECK (cash_paise >= 0),
  constraint wallets_owed_paise_check CHECK (owed_paise >= 0),
  constraint wallets_promo_paise_check CHECK (promo_paise >= 0)
);

alter table wallets enable row level security;

alter table wallets force row level security;

create policy tenant on wallets for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on wallets to app;

grant select on wallets to staff;
