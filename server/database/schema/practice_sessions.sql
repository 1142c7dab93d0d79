-- Generated: tenant table of the migrated database.

create table practice_sessions (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  exam_id smallint not null,
  chapter_id uuid,
  questions integer not null,
  state text not null,
  standings jsonb not null,
  passed boolean,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  course_id uuid,
  constraint practice_sessions_pkey PRIMARY KEY (institute_id, id),
  constraint practice_sessions_check CHECK ((state = 'finished'::text) = (ended_at IS NOT NULL)),
  constraint practice_sessions_kind_check CHECK (kind = ANY (ARRAY['smart'::text, 'chapter'::text, 'placement'::text, 'checkpoint'::text])),
  constraint practice_sessions_questions_check CHECK (questions >= 1 AND questions <= 40),
  constraint practice_sessions_state_check CHECK (state = ANY (ARRAY['running'::text, 'finished'::text]))
);

CREATE INDEX practice_sessions_of_account ON public.practice_sessions USING btree (institute_id, account_id, state, started_at);

CREATE INDEX practice_sessions_of_course ON public.practice_sessions USING btree (institute_id, account_id, course_id) WHERE (course_id IS NOT NULL);

alter table practice_sessions enable row level security;

alter table practice_sessions force row level security;

create policy tenant on practice_sessions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_sessions to app;

grant select on practice_sessions to staff;
