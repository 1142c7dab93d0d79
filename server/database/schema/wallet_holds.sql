-- Generated: tenant table of the migrated database.

create table wallet_holds (
  institute_id bigint not null,
  order_id uuid not null,
  account_id uuid not null,
  state text not null,
  total_paise bigint not null,
  order_number text not null,
  note text not null,
  holds_until timestamp with time zone not null,
  constraint wallet_holds_pkey PRIMARY KEY (institute_id, order_id),
  constraint wallet_holds_state_check CHECK (state = ANY (ARRAY['held'::text, 'spent'::text, 'released'::text])),
  constraint wallet_holds_total_paise_check CHECK (total_paise > 0)
);

CREATE INDEX wallet_holds_to_release ON public.wallet_holds USING btree (institute_id, holds_until) WHERE (state = 'held'::text);

alter table wallet_holds enable row level security;

alter table wallet_holds force row level security;

create policy tenant on wallet_holds for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on wallet_holds to app;

grant select on wallet_holds to staff;
