-- Generated: tenant table of the migrated database.

create table gateway_accounts (
  institute_id bigint not null,
  gateway text not null,
  key_id text not null,
  secret_sealed text not null,
  webhook_secret_sealed text not null,
  website text not null,
  open boolean not null,
  updated_at timestamp with time zone not null,
  constraint gateway_accounts_pkey PRIMARY KEY (institute_id, gateway),
  constraint gateway_accounts_gateway_check CHECK (gateway = ANY (ARRAY['razorpay'::text, 'paytm'::text]))
);

alter table gateway_accounts enable row level security;

alter table gateway_accounts force row level security;

create policy tenant on gateway_accounts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on gateway_accounts to app;

grant select on gateway_accounts to staff;
