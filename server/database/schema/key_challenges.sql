-- Generated: tenant table of the migrated database.

create table key_challenges (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid not null,
  paper_version integer not null,
  question_id uuid not null,
  attempt_id uuid not null,
  account_id uuid,
  claim jsonb,
  body text not null,
  picture_id uuid,
  state text default 'open'::text not null,
  answer text default ''::text not null,
  made_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint key_challenges_pkey PRIMARY KEY (institute_id, id),
  constraint key_challenges_institute_id_paper_id_question_id_paper_vers_key UNIQUE (institute_id, paper_id, question_id, paper_version, account_id),
  constraint key_challenges_state_check CHECK (state = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text]))
);

CREATE INDEX key_challenges_of_account ON public.key_challenges USING btree (institute_id, account_id);

CREATE INDEX key_challenges_open ON public.key_challenges USING btree (institute_id, paper_id) WHERE (state = 'open'::text);

alter table key_challenges enable row level security;

alter table key_challenges force row level security;

create policy tenant on key_challenges for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on key_challenges to app;

grant select on key_challenges to staff;
