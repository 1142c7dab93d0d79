-- Generated: tenant table of the migrated database.

create table practice_fits (
  institute_id bigint not null,
  question_id uuid not null,
  fitted_at timestamp with time zone not null,
  slope double precision not null,
  fitted double precision not null,
  answers integer not null,
  constraint practice_fits_pkey PRIMARY KEY (institute_id, question_id, fitted_at),
  constraint practice_fits_answers_check CHECK (answers > 0),
  constraint practice_fits_slope_check CHECK (slope > 0::double precision)
);

alter table practice_fits enable row level security;

alter table practice_fits force row level security;

create policy tenant on practice_fits for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_fits to app;

grant select on practice_fits to staff;
