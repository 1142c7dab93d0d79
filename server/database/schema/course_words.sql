-- Generated: tenant table of the migrated database.

create table course_words (
  institute_id bigint not null,
  piece text not null,
  word text not null,
  constraint course_words_pkey PRIMARY KEY (institute_id, piece, word)
);

alter table course_words enable row level security;

alter table course_words force row level security;

create policy tenant on course_words for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on course_words to app;

grant select on course_words to staff;
