-- Generated: tenant table of the migrated database.

create table course_terms (
  institute_id bigint not null,
  course_id uuid not null,
  terms tsvector not null,
  constraint course_terms_pkey PRIMARY KEY (institute_id, course_id)
);

CREATE INDEX course_terms_by_term ON public.course_terms USING gin (terms);

alter table course_terms enable row level security;

alter table course_terms force row level security;

create policy tenant on course_terms for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_terms to app;

grant select on course_terms to searcher;

grant select on course_terms to staff;
