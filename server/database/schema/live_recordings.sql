-- Generated: tenant table of the migrated database.

create table live_recordings (
  institute_id bigint not null,
  class_id uuid not null,
  title text not null,
  state text not null,
  problem text,
  hidden boolean default false not null,
  started_by uuid not null,
  started_at timestamp with time zone not null,
  tries integer default 0 not null,
  media_id uuid,
  seconds integer,
  chapters jsonb default '[]'::jsonb not null,
  constraint live_recordings_pkey PRIMARY KEY (institute_id, class_id),
  constraint live_recordings_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_recordings_problem_check CHECK (problem = ANY (ARRAY['nothing'::text, 'space'::text, 'notMade'::text])),
  constraint live_recordings_state_check CHECK (state = ANY (ARRAY['recording'::text, 'waiting'::text, 'made'::text, 'failed'::text]))
);

alter table live_recordings enable row level security;

alter table live_recordings force row level security;

create policy tenant on live_recordings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_recordings to app;

grant select on live_recordings to staff;
