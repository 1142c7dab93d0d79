-- Generated: tenant table of the migrated database.

create table search_words (
  institute_id bigint not null,
  piece text not null,
  word text not null,
  constraint search_words_pkey PRIMARY KEY (institute_id, piece, word)
);

alter table search_words enable row level security;

alter table search_words force row level security;

create policy tenant on search_words for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on search_words to app;

grant select on search_words to staff;
