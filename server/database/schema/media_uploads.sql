-- Generated: tenant table of the migrated database.

create table media_uploads (
  institute_id bigint not null,
  id uuid not null,
  owner_id uuid not null,
  kind text not null,
  file_name text not null,
  bytes bigint not null,
  fingerprint text not null,
  created_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  lease_id uuid,
  lease_until timestamp with time zone,
  constraint media_uploads_pkey PRIMARY KEY (institute_id, id),
  constraint media_uploads_institute_id_owner_id_fkey FOREIGN KEY (institute_id, owner_id) REFERENCES accounts(institute_id, id),
  constraint media_uploads_bytes_check CHECK (bytes >= 1 AND bytes <= 1004288000),
  constraint media_uploads_kind_check CHECK (kind = ANY (ARRAY['image'::text, 'video'::text, 'audio'::text, 'document'::text, 'package'::text, 'file'::text]))
);

CREATE INDEX media_uploads_of_owner ON public.media_uploads USING btree (institute_id, owner_id, created_at DESC);

alter table media_uploads enable row level security;

alter table media_uploads force row level security;

create policy tenant on media_uploads for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_uploads to app;

grant select on media_uploads to staff;
