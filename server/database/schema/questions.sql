-- Generated: tenant table of the migrated database.

create table questions (
  institute_id bigint not null,
  id uuid not null,
  number bigint not null,
  type text not null,
  version integer not null,
  key_version integer not null,
  subject_id smallint not null,
  knowledge_area_id uuid not null,
  difficulty text not null,
  past_exams text[] default '{}'::text[] not null,
  status text default 'active'::text not null,
  fingerprint bytea not null,
  search_text text not null,
  import_id uuid,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  tags text[] default '{}'::text[] not null,
  group_id uuid,
  group_position integer,
  languages text[] default '{en}'::text[] not null,
  constraint questions_pkey PRIMARY KEY (institute_id, id),
  constraint questions_institute_id_number_key UNIQUE (institute_id, number),
  constraint questions_difficulty_check CHECK (difficulty = ANY (ARRAY['easy'::text, 'medium'::text, 'hard'::text])),
  constraint questions_status_check CHECK (status = ANY (ARRAY['active'::text, 'archived'::text])),
  constraint questions_type_check CHECK (type = ANY (ARRAY['SINGLE'::text, 'MULTIPLE'::text, 'FILL-BLANK-TEXT'::text, 'FILL-BLANK-NUMBER'::text, 'INTEGER'::text, 'DECIMAL'::text, 'ASSERTION-REASON'::text, 'MATCH-LIST'::text, 'MATRIX'::text, 'SUBJECTIVE-SHORT'::text, 'SUBJECTIVE-MEDIUM'::text, 'SUBJECTIVE-LONG'::text]))
);

CREATE INDEX questions_by_area ON public.questions USING btree (institute_id, knowledge_area_id) WHERE (removed_at IS NULL);

CREATE INDEX questions_by_fingerprint ON public.questions USING btree (institute_id, fingerprint) WHERE (removed_at IS NULL);

CREATE INDEX questions_by_time ON public.questions USING btree (institute_id, updated_at DESC, id) WHERE (removed_at IS NULL);

CREATE INDEX questions_of_group ON public.questions USING btree (institute_id, group_id, group_position) WHERE (group_id IS NOT NULL);

CREATE INDEX questions_of_import ON public.questions USING btree (institute_id, import_id) WHERE (import_id IS NOT NULL);

alter table questions enable row level security;

alter table questions force row level security;

create policy tenant on questions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on questions to app;

grant select on questions to staff;
