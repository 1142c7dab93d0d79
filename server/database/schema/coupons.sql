-- Generated: tenant table of the migrated database.

create table coupons (
  institute_id bigint not null,
  id uuid not null,
  code text not null,
  kind text not null,
  value integer not null,
  most_paise integer,
  least_paise integer not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  uses integer,
  uses_each integer,
  first_order boolean not null,
  course_ids uuid[] not null,
  partner text not null,
  listed boolean not null,
  open boolean not null,
  used integer default 0 not null,
  reserved integer default 0 not null,
  created_at timestamp with time zone not null,
  lapsed_days integer,
  batch_ids uuid[] default '{}'::uuid[] not null,
  stack integer,
  constraint coupons_pkey PRIMARY KEY (institute_id, id),
  constraint coupons_check CHECK (value > 0 AND (kind = 'amount'::text OR value <= 100)),
  constraint coupons_code_check CHECK (code ~ '^[A-Z0-9]{3,20}$'::text),
  constraint coupons_kind_check CHECK (kind = ANY (ARRAY['percent'::text, 'amount'::text])),
  constraint coupons_lapsed_days_check CHECK (lapsed_days > 0),
  constraint coupons_least_paise_check CHECK (least_paise >= 0),
  constraint coupons_reserved_check CHECK (reserved >= 0),
  constraint coupons_stack_check CHECK (stack >= 1 AND stack <= 9),
  constraint coupons_used_check CHECK (used >= 0),
  constraint coupons_uses_check CHECK (uses > 0),
  constraint coupons_uses_each_check CHECK (uses_each > 0)
);

CREATE UNIQUE INDEX coupons_by_code ON public.coupons USING btree (institute_id, code);

alter table coupons enable row level security;

alter table coupons force row level security;

create policy tenant on coupons for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on coupons to app;

grant select on coupons to staff;
