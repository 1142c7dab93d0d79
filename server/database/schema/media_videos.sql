-- Generated: tenant table of the migrated database.

create table media_videos (
  institute_id bigint not null,
  media_id uuid not null,
  tries integer default 0 not null,
  width integer,
  height integer,
  rungs integer[] default '{}'::integer[] not null,
  rung_bytes jsonb default '[]'::jsonb not null,
  has_audio boolean default false not null,
  folder text,
  poster boolean default false not null,
  sprite jsonb,
  made_at timestamp with time zone,
  touched_at timestamp with time zone,
  constraint media_videos_pkey PRIMARY KEY (institute_id, media_id),
  constraint media_videos_institute_id_media_id_fkey FOREIGN KEY (institute_id, media_id) REFERENCES media_files(institute_id, id) ON DELETE CASCADE
);

alter table media_videos enable row level security;

alter table media_videos force row level security;

create policy tenant on media_videos for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_videos to app;

grant select on media_videos to staff;
