-- Generated: tenant table of the migrated database.

create table question_versions (
  institute_id bigint not null,
  question_id uuid not null,
  version integer not null,
  type text not null,
  content json not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  variables json,
  constraint question_versions_pkey PRIMARY KEY (institute_id, question_id, version)
);

alter table question_versions enable row level security;

alter table question_versions force row level security;

create policy tenant on question_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on question_versions to app;

grant select on question_versions to staff;
