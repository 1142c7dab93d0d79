-- Generated: tenant table of the migrated database.

create table book_answers (
  institute_id bigint not null,
  account_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  item_id uuid not null,
  version integer not null,
  response jsonb,
  outcome text not null,
  seconds integer not null,
  answered_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  constraint book_answers_pkey PRIMARY KEY (institute_id, account_id, id),
  constraint book_answers_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id),
  constraint book_answers_outcome_check CHECK (outcome = ANY (ARRAY['right'::text, 'wrong'::text, 'partial'::text, 'unanswered'::text])),
  constraint book_answers_seconds_check CHECK (seconds >= 0 AND seconds <= 7200)
);

CREATE INDEX book_answers_of_item ON public.book_answers USING btree (institute_id, account_id, book_id, item_id, answered_at DESC);

alter table book_answers enable row level security;

alter table book_answers force row level security;

create policy tenant on book_answers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on book_answers to app;

grant select on book_answers to staff;
