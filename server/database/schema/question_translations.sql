-- Generated: tenant table of the migrated database.

create table question_translations (
  institute_id bigint not null,
  question_id uuid not null,
  version integer not null,
  language text not null,
  content json not null,
  created_by uuid,
  constraint question_translations_pkey PRIMARY KEY (institute_id, question_id, version, language),
  constraint question_translations_institute_id_question_id_version_fkey FOREIGN KEY (institute_id, question_id, version) REFERENCES question_versions(institute_id, question_id, version),
  constraint question_translations_language_check CHECK (language = 'hi'::text)
);

alter table question_translations enable row level security;

alter table question_translations force row level security;

create policy tenant on question_translations for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on question_translations to app;

grant select on question_translations to staff;
