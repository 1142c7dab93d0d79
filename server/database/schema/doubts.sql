-- Generated: tenant table of the migrated database.

create table doubts (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  lesson_id uuid not null,
  lesson_title text not null,
  lesson_kind text not null,
  account_id uuid,
  title text not null,
  body jsonb not null,
  at_second integer,
  at_page integer,
  state text not null,
  waiting_since timestamp with time zone,
  replies integer default 0 not null,
  accepted_reply_id uuid,
  asked_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_by uuid,
  hidden_reason text,
  edited_at timestamp with time zone,
  constraint doubts_pkey PRIMARY KEY (institute_id, id),
  constraint doubts_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id),
  constraint doubts_check CHECK (at_second IS NULL OR at_page IS NULL),
  constraint doubts_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'answered'::text, 'solved'::text]))
);

CREATE INDEX doubts_by_time ON public.doubts USING btree (institute_id, asked_at DESC);

CREATE INDEX doubts_of_account ON public.doubts USING btree (institute_id, account_id, asked_at DESC);

CREATE INDEX doubts_of_lesson ON public.doubts USING btree (institute_id, course_id, lesson_id, asked_at DESC);

CREATE INDEX doubts_waiting ON public.doubts USING btree (institute_id, waiting_since) WHERE ((waiting_since IS NOT NULL) AND (hidden_at IS NULL));

alter table doubts enable row level security;

alter table doubts force row level security;

create policy tenant on doubts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on doubts to app;

grant select on doubts to staff;
