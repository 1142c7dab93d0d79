-- Generated: tenant table of the migrated database.

create table doubt_words (
  institute_id bigint not null,
  course_id uuid not null,
  word text not null,
  doubt_id uuid not null,
  constraint doubt_words_pkey PRIMARY KEY (institute_id, course_id, word, doubt_id),
  constraint doubt_words_institute_id_doubt_id_fkey FOREIGN KEY (institute_id, doubt_id) REFERENCES doubts(institute_id, id)
);

CREATE INDEX doubt_words_of_doubt ON public.doubt_words USING btree (institute_id, doubt_id);

alter table doubt_words enable row level security;

alter table doubt_words force row level security;

create policy tenant on doubt_words for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on doubt_words to app;

grant select on doubt_words to staff;
