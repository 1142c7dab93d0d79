-- Generated: tenant table of the migrated database.

create table paper_questions (
  institute_id bigint not null,
  paper_id uuid not null,
  version integer not null,
  question_id uuid not null,
  question_version integer not null,
  key_version integer not null,
  index text default '999.0.0'::text not null,
  constraint paper_questions_pkey PRIMARY KEY (institute_id, paper_id, version, question_id),
  constraint paper_questions_institute_id_paper_id_version_fkey FOREIGN KEY (institute_id, paper_id, version) REFERENCES paper_versions(institute_id, paper_id, version)
);

CREATE INDEX paper_questions_by_question ON public.paper_questions USING btree (institute_id, question_id);

alter table paper_questions enable row level security;

alter table paper_questions force row level security;

create policy tenant on paper_questions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on paper_questions to app;

grant select on paper_questions to staff;
