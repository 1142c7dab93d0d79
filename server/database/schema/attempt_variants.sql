-- Generated: tenant table of the migrated database.

create table attempt_variants (
  institute_id bigint not null,
  attempt_id uuid not null,
  question_id uuid not null,
  variant jsonb not null,
  constraint attempt_variants_pkey PRIMARY KEY (institute_id, attempt_id, question_id),
  constraint attempt_variants_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id)
);

alter table attempt_variants enable row level security;

alter table attempt_variants force row level security;

create policy tenant on attempt_variants for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on attempt_variants to app;

grant select on attempt_variants to staff;
