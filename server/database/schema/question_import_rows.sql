-- Generated: tenant table of the migrated database.

create table question_import_rows (
  institute_id bigint not null,
  import_id uuid not null,
  "row" integer not null,
  line integer,
  state text not null,
  problems json not null,
  cells json not null,
  type text,
  difficulty text,
  subject_id smallint,
  knowledge_area_id uuid,
  past_exams text[],
  content json,
  key json,
  search_text text,
  fingerprint bytea,
  duplicate_question_id uuid,
  duplicate_row integer,
  area_name text,
  question_id uuid,
  content_hi json,
  tags text[],
  rich json,
  parts json,
  losses text[] default '{}'::text[] not null,
  fixable boolean default false not null,
  key_differs boolean,
  constraint question_import_rows_pkey PRIMARY KEY (institute_id, import_id, "row"),
  constraint question_import_rows_state_check CHECK (state = ANY (ARRAY['ready'::text, 'duplicate'::text, 'refused'::text]))
);

CREATE INDEX question_import_rows_by_state ON public.question_import_rows USING btree (institute_id, import_id, state, "row");

alter table question_import_rows enable row level security;

alter table question_import_rows force row level security;

create policy tenant on question_import_rows for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_import_rows to app;

grant select on question_import_rows to staff;
