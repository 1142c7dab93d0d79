-- Generated: tenant table of the migrated database.

create table orders (
  institute_id bigint not null,
  id uuid not null,
  number text not null,
  account_id uuid not null,
  request_key uuid not null,
  state text not null,
  coupon_code text,
  billing jsonb not null,
  list_paise bigint not null,
  price_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  place_of_supply text,
  placed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  wallet_paise bigint default 0 not null,
  credit_paise bigint default 0 not null,
  constraint orders_pkey PRIMARY KEY (institute_id, id),
  constraint orders_check CHECK (discount_paise >= 0 AND discount_paise <= price_paise),
  constraint orders_check1 CHECK (total_paise = (price_paise - discount_paise)),
  constraint orders_check2 CHECK (total_paise = (taxable_paise + cgst_paise + sgst_paise + igst_paise)),
  constraint orders_credit_check CHECK (credit_paise >= 0 AND credit_paise <= total_paise),
  constraint orders_list_paise_check CHECK (list_paise >= 0),
  constraint orders_price_paise_check CHECK (price_paise >= 0),
  constraint orders_state_check CHECK (state = ANY (ARRAY['placed'::text, 'awaiting'::text, 'failed'::text, 'paid'::text, 'part_refunded'::text, 'refunded'::text, 'expired'::text])),
  constraint orders_wallet_check CHECK (wallet_paise >= 0 AND wallet_paise <= total_paise)
);

CREATE UNIQUE INDEX orders_by_number ON public.orders USING btree (institute_id, number);

CREATE UNIQUE INDEX orders_by_request ON public.orders USING btree (institute_id, account_id, request_key);

CREATE INDEX orders_by_time ON public.orders USING btree (institute_id, placed_at DESC);

CREATE INDEX orders_of_account ON public.orders USING btree (institute_id, account_id, placed_at DESC);

alter table orders enable row level security;

alter table orders force row level security;

create policy tenant on orders for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on orders to app;

grant select on orders to staff;
