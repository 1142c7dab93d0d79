-- Generated: tenant table of the migrated database.

create table paper_versions (
  institute_id bigint not null,
  paper_id uuid not null,
  version integer not null,
  title text not null,
  minutes integer not null,
  instructions jsonb not null,
  console jsonb not null,
  sections jsonb not null,
  questions integer not null,
  full_marks integer not null,
  published_by uuid,
  published_at timestamp with time zone not null,
  pattern_id text,
  instructions_hi jsonb,
  sets smallint default 1 not null,
  constraint paper_versions_pkey PRIMARY KEY (institute_id, paper_id, version),
  constraint paper_versions_institute_id_paper_id_fkey FOREIGN KEY (institute_id, paper_id) REFERENCES papers(institute_id, id),
  constraint paper_versions_sets_check CHECK (sets >= 1 AND sets <= 4)
);

alter table paper_versions enable row level security;

alter table paper_versions force row level security;

create policy tenant on paper_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on paper_versions to app;

grant select on paper_versions to staff;
