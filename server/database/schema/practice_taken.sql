-- Generated: tenant table of the migrated database.

create table practice_taken (
  institute_id bigint not null,
  account_id uuid not null,
  question_id uuid not null,
  source_id uuid not null,
  chapter_id uuid not null,
  credit double precision not null,
  first boolean not null,
  taken_at timestamp with time zone not null,
  constraint practice_taken_pkey PRIMARY KEY (institute_id, account_id, question_id, source_id),
  constraint practice_taken_credit_check CHECK (credit >= 0::double precision AND credit <= 1::double precision)
);

CREATE INDEX practice_taken_by_time ON public.practice_taken USING btree (institute_id, account_id, taken_at);

CREATE INDEX practice_taken_first ON public.practice_taken USING btree (institute_id, question_id) WHERE first;

CREATE INDEX practice_taken_of_chapter ON public.practice_taken USING btree (institute_id, chapter_id, account_id, question_id) WHERE first;

alter table practice_taken enable row level security;

alter table practice_taken force row level security;

create policy tenant on practice_taken for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_taken to app;

grant select on practice_taken to staff;
