-- Generated: tenant table of the migrated database.

create table course_ratings (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  account_id uuid,
  stars integer not null,
  text text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  hidden_by uuid,
  hidden_reason text default ''::text not null,
  open_reports integer default 0 not null,
  constraint course_ratings_pkey PRIMARY KEY (institute_id, id),
  constraint course_ratings_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id),
  constraint course_ratings_stars_check CHECK (stars >= 1 AND stars <= 5)
);

CREATE INDEX course_ratings_newest ON public.course_ratings USING btree (institute_id, updated_at DESC);

CREATE INDEX course_ratings_of_account ON public.course_ratings USING btree (institute_id, account_id);

CREATE INDEX course_ratings_of_course ON public.course_ratings USING btree (institute_id, course_id, updated_at DESC) WHERE (hidden_at IS NULL);

CREATE UNIQUE INDEX course_ratings_one_each ON public.course_ratings USING btree (institute_id, course_id, account_id);

alter table course_ratings enable row level security;

alter table course_ratings force row level security;

create policy tenant on course_ratings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_ratings to app;

grant select on course_ratings to staff;
