-- Generated: tenant table of the migrated database.

create table wallet_parts (
  institute_id bigint not null,
  order_id uuid not null,
  part integer not null,
  promo_id uuid,
  paise bigint not null,
  returned_paise bigint default 0 not null,
  constraint wallet_parts_pkey PRIMARY KEY (institute_id, order_id, part),
  constraint wallet_parts_institute_id_order_id_fkey FOREIGN KEY (institute_id, order_id) REFERENCES wallet_holds(institute_id, order_id),
  constraint wallet_parts_check CHECK (returned_paise >= 0 AND returned_paise <= paise),
  constraint wallet_parts_paise_check CHECK (paise > 0)
);

alter table wallet_parts enable row level security;

alter table wallet_parts force row level security;

create policy tenant on wallet_parts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on wallet_parts to app;

grant select on wallet_parts to staff;
