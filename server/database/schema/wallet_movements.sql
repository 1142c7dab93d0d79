-- Generated: tenant table of the migrated database.

create table wallet_movements (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  place integer not null,
  at timestamp with time zone not null,
  kind text not null,
  cash_paise bigint not null,
  promo_paise bigint not null,
  balance_paise bigint not null,
  note text not null,
  order_id uuid,
  order_number text,
  ends_at timestamp with time zone,
  given_by uuid,
  owed_paise bigint default 0 not null,
  constraint wallet_movements_pkey PRIMARY KEY (institute_id, id),
  constraint wallet_movements_balance_paise_check CHECK (balance_paise >= 0),
  constraint wallet_movements_kind_check CHECK (kind = ANY (ARRAY['topUp'::text, 'credit'::text, 'code'::text, 'referral'::text, 'welcome'::text, 'order'::text, 'orderBack'::text, 'refund'::text, 'ended'::text, 'merged'::text, 'takenByBank'::text, 'owedPaid'::text]))
);

CREATE INDEX wallet_movements_of_account ON public.wallet_movements USING btree (institute_id, account_id, at DESC, place DESC);

alter table wallet_movements enable row level security;

alter table wallet_movements force row level security;

create policy tenant on wallet_movements for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on wallet_movements to app;

grant select on wallet_movements to staff;
