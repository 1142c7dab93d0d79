-- Generated: tenant table of the migrated database.

create table media_files (
  institute_id bigint not null,
  id uuid not null,
  owner_id uuid,
  storage_key text not null,
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  alt text default ''::text not null,
  file_name text default ''::text not null,
  created_at timestamp with time zone not null,
  kind text default 'image'::text not null,
  state text default 'ready'::text not null,
  percent integer default 100 not null,
  problem text,
  seconds integer,
  pages integer,
  sha256 text,
  poster_key text,
  in_library boolean default false not null,
  unused_since timestamp with time zone,
  derived_bytes bigint,
  constraint media_files_pkey PRIMARY KEY (institute_id, id),
  constraint media_files_kind_check CHECK (kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text, 'document'::text, 'package'::text, 'file'::text])),
  constraint media_files_percent_check CHECK (percent >= 0 AND percent <= 100),
  constraint media_files_state_check CHECK (state = ANY (ARRAY['working'::text, 'ready'::text, 'failed'::text]))
);

CREATE INDEX media_files_by_time ON public.media_files USING btree (institute_id, created_at DESC, id) WHERE in_library;

CREATE INDEX media_files_unmeasured ON public.media_files USING btree (institute_id) WHERE ((derived_bytes IS NULL) AND (state = 'ready'::text) AND (kind = ANY (ARRAY['video'::text, 'package'::text])));

CREATE INDEX media_files_unused ON public.media_files USING btree (institute_id, unused_since) WHERE (unused_since IS NOT NULL);

alter table media_files enable row level security;

alter table media_files force row level security;

create policy tenant on media_files for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_files to app;

grant select on media_files to staff;
