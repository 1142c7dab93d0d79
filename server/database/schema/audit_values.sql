-- Generated: tenant table of the migrated database.

create table audit_values (
  institute_id bigint not null,
  entry_id uuid not null,
  person_id uuid not null,
  sealed text not null,
  constraint audit_values_pkey PRIMARY KEY (institute_id, entry_id)
);

CREATE INDEX audit_values_of_person ON public.audit_values USING btree (institute_id, person_id);

alter table audit_values enable row level security;

alter table audit_values force row level security;

create policy tenant on audit_values for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on audit_values to app;

grant insert, select on audit_values to staff;
