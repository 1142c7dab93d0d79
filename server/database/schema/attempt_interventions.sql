-- Generated: tenant table of the migrated database.

create table attempt_interventions (
  institute_id bigint not null,
  attempt_id uuid not null,
  id uuid not null,
  kind text not null,
  seconds integer default 0 not null,
  reason text not null,
  acted_by uuid not null,
  acted_at timestamp with time zone not null,
  constraint attempt_interventions_pkey PRIMARY KEY (institute_id, attempt_id, id),
  constraint attempt_interventions_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id),
  constraint attempt_interventions_kind_check CHECK (kind = ANY (ARRAY['paused'::text, 'resumed'::text, 'extended'::text, 'compensated'::text, 'forced'::text, 'reopened'::text, 'late_accepted'::text]))
);

alter table attempt_interventions enable row level security;

alter table attempt_interventions force row level security;

create policy tenant on attempt_interventions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on attempt_interventions to app;

grant select on attempt_interventions to staff;
