-- Generated: tenant table of the migrated database.

create table paper_equal_versions (
  institute_id bigint not null,
  paper_id uuid not null,
  version integer not null,
  declared_by uuid,
  declared_at timestamp with time zone not null,
  constraint paper_equal_versions_pkey PRIMARY KEY (institute_id, paper_id, version),
  constraint paper_equal_versions_institute_id_paper_id_version_fkey FOREIGN KEY (institute_id, paper_id, version) REFERENCES paper_versions(institute_id, paper_id, version),
  constraint paper_equal_versions_version_check CHECK (version > 1)
);

alter table paper_equal_versions enable row level security;

alter table paper_equal_versions force row level security;

create policy tenant on paper_equal_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on paper_equal_versions to app;

grant select on paper_equal_versions to staff;
