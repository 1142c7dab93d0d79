-- Generated: tenant table of the migrated database.

create table practice_links (
  institute_id bigint not null,
  exam_id smallint not null,
  chapter_id uuid not null,
  before_id uuid not null,
  constraint practice_links_pkey PRIMARY KEY (institute_id, exam_id, chapter_id, before_id),
  constraint practice_links_check CHECK (chapter_id <> before_id)
);

alter table practice_links enable row level security;

alter table practice_links force row level security;

create policy tenant on practice_links for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_links to app;

grant select on practice_links to staff;
