-- Generated: tenant table of the migrated database.

create table paper_set_turns (
  institute_id bigint not null,
  paper_id uuid not null,
  version integer not null,
  turn integer not null,
  constraint paper_set_turns_pkey PRIMARY KEY (institute_id, paper_id, version),
  constraint paper_set_turns_institute_id_paper_id_version_fkey FOREIGN KEY (institute_id, paper_id, version) REFERENCES paper_versions(institute_id, paper_id, version)
);

alter table paper_set_turns enable row level security;

alter table paper_set_turns force row level security;

create policy tenant on paper_set_turns for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on paper_set_turns to app;

grant select on paper_set_turns to staff;
