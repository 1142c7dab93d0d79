-- Generated: tenant table of the migrated database.

create table practice_chapters (
  institute_id bigint not null,
  chapter_id uuid not null,
  mean double precision not null,
  variance double precision not null,
  sets integer not null,
  calibrated_at timestamp with time zone,
  constraint practice_chapters_pkey PRIMARY KEY (institute_id, chapter_id),
  constraint practice_chapters_sets_check CHECK (sets >= 0),
  constraint practice_chapters_variance_check CHECK (variance > 0::double precision)
);

alter table practice_chapters enable row level security;

alter table practice_chapters force row level security;

create policy tenant on practice_chapters for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_chapters to app;

grant select on practice_chapters to staff;
