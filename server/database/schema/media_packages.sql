-- Generated: tenant table of the migrated database.

create table media_packages (
  institute_id bigint not null,
  media_id uuid not null,
  standard text not null,
  title text not null,
  units jsonb not null,
  files integer not null,
  bytes bigint not null,
  unpacked_at timestamp with time zone not null,
  constraint media_packages_pkey PRIMARY KEY (institute_id, media_id),
  constraint media_packages_institute_id_media_id_fkey FOREIGN KEY (institute_id, media_id) REFERENCES media_files(institute_id, id) ON DELETE CASCADE,
  constraint media_packages_standard_check CHECK (standard = ANY (ARRAY['scorm12'::text, 'scorm2004'::text]))
);

alter table media_packages enable row level security;

alter table media_packages force row level security;

create policy tenant on media_packages for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on media_packages to app;

grant select on media_packages to staff;
