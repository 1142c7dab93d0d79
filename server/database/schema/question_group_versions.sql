-- Generated: tenant table of the migrated database.

create table question_group_versions (
  institute_id bigint not null,
  group_id uuid not null,
  version integer not null,
  stem json not null,
  created_at timestamp with time zone not null,
  constraint question_group_versions_pkey PRIMARY KEY (institute_id, group_id, version),
  constraint question_group_versions_institute_id_group_id_fkey FOREIGN KEY (institute_id, group_id) REFERENCES question_groups(institute_id, id)
);

alter table question_group_versions enable row level security;

alter table question_group_versions force row level security;

create policy tenant on question_group_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on question_group_versions to app;

grant select on question_group_versions to staff;
