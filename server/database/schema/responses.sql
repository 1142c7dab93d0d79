-- Generated: tenant table of the migrated database.

create table responses (
  institute_id bigint not null,
  attempt_id uuid not null,
  question_id uuid not null,
  kind text not null,
  seat integer not null,
  sequence integer not null,
  answer jsonb not null,
  saved_at timestamp with time zone not null,
  constraint responses_pkey PRIMARY KEY (institute_id, attempt_id, question_id, kind),
  constraint responses_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id),
  constraint responses_kind_check CHECK (kind = ANY (ARRAY['answer'::text, 'draft'::text]))
);

alter table responses enable row level security;

alter table responses force row level security;

create policy tenant on responses for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on responses to app;

grant select on responses to staff;
