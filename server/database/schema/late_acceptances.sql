-- Generated: tenant table of the migrated database.

create table late_acceptances (
  institute_id bigint not null,
  attempt_id uuid not null,
  seat integer not null,
  sequence integer not null,
  intervention_id uuid not null,
  constraint late_acceptances_pkey PRIMARY KEY (institute_id, attempt_id, seat, sequence),
  constraint late_acceptances_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id)
);

alter table late_acceptances enable row level security;

alter table late_acceptances force row level security;

create policy tenant on late_acceptances for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on late_acceptances to app;

grant select on late_acceptances to staff;
