-- Generated: tenant table of the migrated database.

create table practice_items (
  institute_id bigint not null,
  question_id uuid not null,
  chapter_id uuid not null,
  mean double precision not null,
  variance double precision not null,
  answers integer not null,
  guess double precision not null,
  shown integer not null,
  slope double precision,
  fitted double precision,
  fitted_at timestamp with time zone,
  constraint practice_items_pkey PRIMARY KEY (institute_id, question_id),
  constraint practice_items_answers_check CHECK (answers >= 0),
  constraint practice_items_check CHECK (num_nulls(slope, fitted, fitted_at) = ANY (ARRAY[0, 3])),
  constraint practice_items_guess_check CHECK (guess >= 0::double precision AND guess < 1::double precision),
  constraint practice_items_shown_check CHECK (shown >= 0),
  constraint practice_items_variance_check CHECK (variance > 0::double precision)
);

CREATE INDEX practice_items_of_chapter ON public.practice_items USING btree (institute_id, chapter_id);

alter table practice_items enable row level security;

alter table practice_items force row level security;

create policy tenant on practice_items for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_items to app;

grant select on practice_items to staff;
