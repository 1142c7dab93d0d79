-- Generated: tenant table of the migrated database.

create table question_terms (
  institute_id bigint not null,
  question_id uuid not null,
  terms tsvector not null,
  constraint question_terms_pkey PRIMARY KEY (institute_id, question_id)
);

CREATE INDEX question_terms_by_term ON public.question_terms USING gin (terms);

alter table question_terms enable row level security;

alter table question_terms force row level security;

create policy tenant on question_terms for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_terms to app;

grant select on question_terms to searcher;

grant select on question_terms to staff;
