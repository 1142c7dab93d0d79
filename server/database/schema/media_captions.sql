-- Generated: tenant table of the migrated database.

create table media_captions (
  institute_id bigint not null,
  id uuid not null,
  media_id uuid not null,
  language text not null,
  label text not null,
  body text not null,
  created_at timestamp with time zone not null,
  constraint media_captions_pkey PRIMARY KEY (institute_id, id),
  constraint media_captions_institute_id_media_id_language_label_key UNIQUE (institute_id, media_id, language, label),
  constraint media_captions_institute_id_media_id_fkey FOREIGN KEY (institute_id, media_id) REFERENCES media_files(institute_id, id) ON DELETE CASCADE
);

alter table media_captions enable row level security;

alter table media_captions force row level security;

create policy tenant on media_captions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_captions to app;

grant select on media_captions to staff;
