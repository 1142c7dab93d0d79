-- Generated: tenant table of the migrated database.

create table question_drafts (
  institute_id bigint not null,
  author_id uuid not null,
  id uuid not null,
  base_version integer,
  base_key_version integer,
  revision integer not null,
  title text not null,
  form json not null,
  images json not null,
  saved_at timestamp with time zone not null,
  constraint question_drafts_pkey PRIMARY KEY (institute_id, author_id, id),
  constraint question_drafts_institute_id_author_id_fkey FOREIGN KEY (institute_id, author_id) REFERENCES accounts(institute_id, id),
  constraint question_drafts_check CHECK ((base_version IS NULL) = (base_key_version IS NULL))
);

alter table question_drafts enable row level security;

alter table question_drafts force row level security;

create policy tenant on question_drafts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_drafts to app;

grant select on question_drafts to staff;
