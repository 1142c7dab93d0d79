-- Generated: tenant table of the migrated database.

create table coupon_uses (
  institute_id bigint not null,
  order_id uuid not null,
  coupon_id uuid not null,
  account_id uuid not null,
  state text not null,
  discount_paise bigint not null,
  total_paise bigint not null,
  holds_until timestamp with time zone not null,
  constraint coupon_uses_pkey PRIMARY KEY (institute_id, order_id, coupon_id),
  constraint coupon_uses_institute_id_coupon_id_fkey FOREIGN KEY (institute_id, coupon_id) REFERENCES coupons(institute_id, id),
  constraint coupon_uses_discount_paise_check CHECK (discount_paise >= 0),
  constraint coupon_uses_state_check CHECK (state = ANY (ARRAY['reserved'::text, 'used'::text, 'released'::text])),
  constraint coupon_uses_total_paise_check CHECK (total_paise >= 0)
);

CREATE INDEX coupon_uses_of_coupon ON public.coupon_uses USING btree (institute_id, coupon_id, account_id);

CREATE INDEX coupon_uses_to_release ON public.coupon_uses USING btree (institute_id, holds_until) WHERE (state = 'reserved'::text);

alter table coupon_uses enable row level security;

alter table coupon_uses force row level security;

create policy tenant on coupon_uses for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on coupon_uses to app;

grant select on coupon_uses to staff;
