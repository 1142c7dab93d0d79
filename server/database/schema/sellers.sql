-- Generated: tenant table of the migrated database.

create table sellers (
  institute_id bigint not null,
  legal_name text not null,
  address text not null,
  email text not null,
  state_code text,
  gstin text,
  sac text not null,
  tax_rate integer not null,
  prefix text not null,
  refund_days integer not null,
  refund_percent integer not null,
  updated_at timestamp with time zone not null,
  refund_part_days integer default 30 not null,
  constraint sellers_pkey PRIMARY KEY (institute_id),
  constraint sellers_part_days_check CHECK (refund_part_days >= 0 AND refund_part_days <= 365),
  constraint sellers_refund_days_check CHECK (refund_days >= 0 AND refund_days <= 90),
  constraint sellers_refund_percent_check CHECK (refund_percent >= 0 AND refund_percent <= 100),
  constraint sellers_tax_rate_check CHECK (tax_rate >= 0 AND tax_rate <= 4000)
);

alter table sellers enable row level security;

alter table sellers force row level security;

create policy tenant on sellers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on sellers to app;

grant select on sellers to staff;
