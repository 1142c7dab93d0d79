-- Generated: tenant table of the migrated database.

create table item_answers (
  institute_id bigint not null,
  question_id uuid not null,
  version integer not null,
  attempt_id uuid not null,
  account_id uuid not null,
  answer text,
  outcome text not null,
  seconds integer not null,
  first boolean not null,
  rest double precision,
  constraint item_answers_pkey PRIMARY KEY (institute_id, question_id, version, attempt_id),
  constraint item_answers_outcome_check CHECK (outcome = ANY (ARRAY['right'::text, 'wrong'::text, 'partial'::text, 'unanswered'::text]))
);

CREATE INDEX item_answers_of_account ON public.item_answers USING btree (institute_id, account_id);

alter table item_answers enable row level security;

alter table item_answers force row level security;

create policy tenant on item_answers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on item_answers to app;

grant select on item_answers to staff;
