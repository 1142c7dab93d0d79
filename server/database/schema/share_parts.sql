-- Generated: tenant table of the migrated database.

create table share_parts (
  institute_id bigint not null,
  rule_id uuid not null,
  payee_id uuid not null,
  basis_points integer not null,
  constraint share_parts_pkey PRIMARY KEY (institute_id, rule_id, payee_id),
  constraint share_parts_institute_id_payee_id_fkey FOREIGN KEY (institute_id, payee_id) REFERENCES payees(institute_id, id),
  constraint share_parts_institute_id_rule_id_fkey FOREIGN KEY (institute_id, rule_id) REFERENCES share_rules(institute_id, id),
  constraint share_parts_basis_points_check CHECK (basis_points >= 1 AND basis_points <= 10000)
);

alter table share_parts enable row level security;

alter table share_parts force row level security;

create policy tenant on share_parts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on share_parts to app;

grant select on share_parts to staff;
