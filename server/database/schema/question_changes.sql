-- Generated: tenant table of the migrated database.

create table question_changes (
  institute_id bigint not null,
  id uuid not null,
  change jsonb not null,
  questions integer not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  undone_by uuid,
  undone_at timestamp with time zone,
  kind text default 'classification'::text not null,
  state text default 'done'::text not null,
  left_out integer default 0 not null,
  constraint question_changes_pkey PRIMARY KEY (institute_id, id),
  constraint question_changes_kind_check CHECK (kind = ANY (ARRAY['classification'::text, 'words'::text])),
  constraint question_changes_state_check CHECK (state = ANY (ARRAY['done'::text, 'working'::text, 'undoing'::text]))
);

CREATE INDEX question_changes_by_time ON public.question_changes USING btree (institute_id, made_at DESC);

alter table question_changes enable row level security;

alter table question_changes force row level security;

create policy tenant on question_changes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on question_changes to app;

grant select on question_changes to staff;
