-- Generated: tenant table of the migrated database.

create table commission_rates (
  institute_id bigint not null,
  id uuid not null,
  since timestamp with time zone not null,
  basis_points integer not null,
  set_by uuid,
  constraint commission_rates_pkey PRIMARY KEY (institute_id, id),
  constraint commission_rates_basis_points_check CHECK (basis_points >= 0 AND basis_points <= 5000)
);

CREATE INDEX commission_rates_by_time ON public.commission_rates USING btree (institute_id, since DESC);

alter table commission_rates enable row level security;

alter table commission_rates force row level security;

create policy tenant on commission_rates for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on commission_rates to staff;

grant insert, select, update on commission_rates to app;
