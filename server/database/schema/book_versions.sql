-- Generated: tenant table of the migrated database.

create table book_versions (
  institute_id bigint not null,
  book_id uuid not null,
  version integer not null,
  title text not null,
  authors text not null,
  about text not null,
  subject_id smallint,
  language text not null,
  note text not null,
  chapters integer not null,
  exercises integer not null,
  questions integer not null,
  published_by uuid not null,
  published_at timestamp with time zone not null,
  constraint book_versions_pkey PRIMARY KEY (institute_id, book_id, version),
  constraint book_versions_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id),
  constraint book_versions_note_check CHECK (length(note) <= 500),
  constraint book_versions_version_check CHECK (version > 0)
);

alter table book_versions enable row level security;

alter table book_versions force row level security;

create policy tenant on book_versions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on book_versions to app;

grant select on book_versions to staff;
