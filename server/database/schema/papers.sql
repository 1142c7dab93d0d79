-- Generated: tenant table of the migrated database.

create table papers (
  institute_id bigint not null,
  id uuid not null,
  kind text not null,
  status text not null,
  version integer default 0 not null,
  revision integer default 1 not null,
  draft jsonb not null,
  changed boolean default true not null,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  attempts_allowed integer default 1 not null,
  result_visibility text default 'at_once'::text not null,
  results_on timestamp with time zone,
  grace_seconds integer default 20 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  exam_id smallint,
  practice_after_close boolean default false not null,
  constraint papers_pkey PRIMARY KEY (institute_id, id),
  constraint papers_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams(id),
  constraint papers_kind_check CHECK (kind = ANY (ARRAY['PREDEFINED'::text, 'CUSTOM'::text, 'OVERVIEW'::text, 'PRACTICE'::text])),
  constraint papers_result_visibility_check CHECK (result_visibility = ANY (ARRAY['at_once'::text, 'at_close'::text, 'on_date'::text])),
  constraint papers_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))
);

CREATE INDEX papers_by_time ON public.papers USING btree (institute_id, status, updated_at DESC);

CREATE INDEX papers_by_words ON public.papers USING gin (search.name_lexemes(institute_id, (draft ->> 'title'::text), ''::text)) WITH (gin_pending_list_limit='128') WHERE (kind = 'PREDEFINED'::text);

CREATE INDEX papers_of_maker ON public.papers USING btree (institute_id, created_by, kind, created_at DESC) WHERE (kind <> 'PREDEFINED'::text);

alter table papers enable row level security;

alter table papers force row level security;

create policy tenant on papers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on papers to app;

grant select on papers to staff;
