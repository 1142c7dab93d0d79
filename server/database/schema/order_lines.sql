-- Generated: tenant table of the migrated database.

create table order_lines (
  institute_id bigint not null,
  order_id uuid not null,
  line integer not null,
  thing_kind text not null,
  thing_id uuid not null,
  title text not null,
  list_paise bigint not null,
  price_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  tax_rate integer not null,
  sac text not null,
  validity_days integer,
  opens_until timestamp with time zone,
  refunded_at timestamp with time zone,
  constraint order_lines_pkey PRIMARY KEY (institute_id, order_id, line),
  constraint order_lines_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES orders(institute_id, id),
  constraint order_lines_check CHECK (total_paise = (price_paise - discount_paise)),
  constraint order_lines_check1 CHECK (total_paise = (taxable_paise + cgst_paise + sgst_paise + igst_paise)),
  constraint order_lines_line_check CHECK (line >= 0),
  constraint order_lines_thing_kind_check CHECK (thing_kind ~ '^[a-z][A-Za-z]{1,19}$'::text)
);

CREATE INDEX order_lines_of_thing ON public.order_lines USING btree (institute_id, thing_id);

alter table order_lines enable row level security;

alter table order_lines force row level security;

create policy tenant on order_lines for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on order_lines to app;

grant select on order_lines to staff;
