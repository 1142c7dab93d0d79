-- Generated: tenant table of the migrated database.

create table media_links (
  institute_id bigint not null,
  id uuid not null,
  provider text not null,
  url text not null,
  title text not null,
  seconds integer,
  created_by uuid,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint media_links_pkey PRIMARY KEY (institute_id, id),
  constraint media_links_provider_check CHECK (provider = ANY (ARRAY['youtube'::text, 'vimeo'::text, 'hls'::text, 'file'::text]))
);

CREATE INDEX media_links_by_time ON public.media_links USING btree (institute_id, created_at DESC) WHERE (removed_at IS NULL);

alter table media_links enable row level security;

alter table media_links force row level security;

create policy tenant on media_links for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_links to app;

grant select on media_links to staff;
