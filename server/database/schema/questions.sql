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
  review_state text default 'approved'::text not null,
  review_round integer default 0 not null,
  review_sent_at timestamp with time zone,
  approved_version integer,
  approved_key_version integer,
  approved_type text,
  approved_languages text[],
  expected_seconds integer,
  constraint questions_pkey PRIMARY KEY (institute_id, id),
  constraint questions_institute_id_number_key UNIQUE (institute_id, number),
  constraint questions_approved_check CHECK (num_nulls(approved_version, approved_key_version, approved_type, approved_languages) = ANY (ARRAY[0, 4])),
  constraint questions_difficulty_check CHECK (difficulty = ANY (ARRAY['easy'::text, 'medium'::text, 'hard'::text])),
  constraint questions_expected_seconds_check CHECK (expected_seconds >= 5 AND expected_seconds <= 7200),
  constraint questions_review_state_check CHECK (review_state = ANY (ARRAY['draft'::text, 'in_review'::text, 'approved'::text])),
  constraint questions_status_check CHECK (status = ANY (ARRAY['active'::text, 'archived'::text])),
  constraint questions_type_check CHECK (type = ANY (ARRAY['SINGLE'::text, 'MULTIPLE'::text, 'FILL-BLANK-TEXT'::text, 'FILL-BLANK-NUMBER'::text, 'INTEGER'::text, 'DECIMAL'::text, 'ASSERTION-REASON'::text, 'MATCH-LIST'::text, 'MATRIX'::text, 'SUBJECTIVE-SHORT'::text, 'SUBJECTIVE-MEDIUM'::text, 'SUBJECTIVE-LONG'::text]))
);

CREATE INDEX questions_by_area ON public.questions USING btree (institute_id, knowledge_area_id) WHERE (removed_at IS NULL);

CREATE INDEX questions_by_fingerprint ON public.questions USING btree (institute_id, fingerprint) WHERE (removed_at IS NULL);

CREATE INDEX questions_by_time ON public.questions USING btree (institute_id, updated_at DESC, number DESC) WHERE (removed_at IS NULL);

CREATE INDEX questions_in_review ON public.questions USING btree (institute_id, review_state, review_sent_at) WHERE ((review_state <> 'approved'::text) AND (removed_at IS NULL));

CREATE INDEX questions_of_group ON public.questions USING btree (institute_id, group_id, group_position) WHERE (group_id IS NOT NULL);

CREATE INDEX questions_of_import ON public.questions USING btree (institute_id, import_id) WHERE (import_id IS NOT NULL);

CREATE INDEX questions_on_shelf ON public.questions USING btree (institute_id, subject_id, knowledge_area_id, difficulty) INCLUDE (id, type, approved_type, past_exams, review_state, approved_version) WHERE ((removed_at IS NULL) AND (status = 'active'::text) AND (group_id IS NULL));

CREATE INDEX questions_removed ON public.questions USING btree (institute_id, updated_at DESC) WHERE (removed_at IS NOT NULL);

alter table questions enable row level security;

alter table questions force row level security;

create policy tenant on questions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on questions to app;

grant select on questions to staff;
