-- Generated: tenant table of the migrated database.

create table made_files (
  institute_id bigint not null,
  id uuid not null,
  kind text not null,
  subject_id uuid,
  about jsonb not null,
  queue text,
  state text not null,
  progress smallint default 0 not null,
  failure text,
  storage_keys text[] default '{}'::text[] not null,
  bytes bigint,
  facts jsonb default '{}'::jsonb not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint made_files_pkey PRIMARY KEY (institute_id, id),
  constraint made_files_failure_check CHECK (failure = ANY (ARRAY['time'::text, 'memory'::text, 'broken'::text])),
  constraint made_files_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 60),
  constraint made_files_progress_check CHECK (progress >= 0 AND progress <= 100),
  constraint made_files_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text]))
);

CREATE INDEX made_files_asked_by ON public.made_files USING btree (institute_id, asked_by) WHERE (asked_by IS NOT NULL);

CREATE INDEX made_files_expire ON public.made_files USING btree (institute_id, expires_at) WHERE (removed_at IS NULL);

CREATE INDEX made_files_in_queue ON public.made_files USING btree (institute_id, queue) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX made_files_of_subject ON public.made_files USING btree (institute_id, kind, subject_id, asked_at DESC);

alter table made_files enable row level security;

alter table made_files force row level security;

create policy tenant on made_files for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on made_files to app;

grant insert, select, update on made_files to staff;
