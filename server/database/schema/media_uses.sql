-- Generated: tenant table of the migrated database.

create table media_uses (
  institute_id bigint not null,
  kind text not null,
  thing_id text not null,
  media_id uuid not null,
  title text not null,
  since timestamp with time zone not null,
  constraint media_uses_pkey PRIMARY KEY (institute_id, kind, thing_id, media_id),
  constraint media_uses_institute_id_media_id_fkey FOREIGN KEY (institute_id, media_id) REFERENCES media_files(institute_id, id)
);

CREATE INDEX media_uses_of_file ON public.media_uses USING btree (institute_id, media_id);

alter table media_uses enable row level security;

alter table media_uses force row level security;

create policy tenant on media_uses for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_uses to app;

grant select on media_uses to staff;
