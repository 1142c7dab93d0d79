-- Generated: tenant table of the migrated database.

create table paper_prints (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid,
  paper_version integer not null,
  document text not null,
  set_letter text,
  choices jsonb not null,
  state text not null,
  progress smallint default 0 not null,
  failure text,
  pages integer,
  bytes bigint,
  storage_key text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  list_id uuid,
  constraint paper_prints_pkey PRIMARY KEY (institute_id, id),
  constraint paper_prints_institute_id_asked_by_fkey FOREIGN KEY (institute_id, asked_by) REFERENCES accounts(institute_id, id),
  constraint paper_prints_institute_id_list_id_fkey FOREIGN KEY (institute_id, list_id) REFERENCES rank_lists(institute_id, id),
  constraint paper_prints_institute_id_paper_id_fkey FOREIGN KEY (institute_id, paper_id) REFERENCES papers(institute_id, id),
  constraint paper_prints_document_check CHECK (document = ANY (ARRAY['paper'::text, 'key'::text, 'solutions'::text, 'results'::text, 'ranks'::text, 'comparison'::text])),
  constraint paper_prints_failure_check CHECK (failure = ANY (ARRAY['time'::text, 'memory'::text, 'broken'::text])),
  constraint paper_prints_paper_version_check CHECK (paper_version >= 0),
  constraint paper_prints_progress_check CHECK (progress >= 0 AND progress <= 100),
  constraint paper_prints_set_check CHECK ((document = ANY (ARRAY['results'::text, 'ranks'::text, 'comparison'::text])) = (set_letter IS NULL)),
  constraint paper_prints_set_letter_check CHECK (set_letter = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text])),
  constraint paper_prints_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text])),
  constraint paper_prints_subject_check CHECK ((document = 'ranks'::text) = (list_id IS NOT NULL) AND (document = ANY (ARRAY['ranks'::text, 'comparison'::text])) = (paper_id IS NULL))
);

CREATE INDEX paper_prints_asked_by ON public.paper_prints USING btree (institute_id, asked_by);

CREATE INDEX paper_prints_expire ON public.paper_prints USING btree (institute_id, expires_at);

CREATE INDEX paper_prints_of_paper ON public.paper_prints USING btree (institute_id, paper_id, asked_at DESC);

alter table paper_prints enable row level security;

alter table paper_prints force row level security;

create policy tenant on paper_prints for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on paper_prints to app;

grant select on paper_prints to staff;
