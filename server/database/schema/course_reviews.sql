-- Generated: tenant table of the migrated database.

create table course_reviews (
  institute_id bigint not null,
  course_id uuid not null,
  id uuid not null,
  state text not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  note text default ''::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision text default ''::text not null,
  constraint course_reviews_pkey PRIMARY KEY (institute_id, course_id, id),
  constraint course_reviews_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id),
  constraint course_reviews_state_check CHECK (state = ANY (ARRAY['asked'::text, 'approved'::text, 'returned'::text, 'withdrawn'::text]))
);

CREATE UNIQUE INDEX course_reviews_open ON public.course_reviews USING btree (institute_id, course_id) WHERE (state = 'asked'::text);

alter table course_reviews enable row level security;

alter table course_reviews force row level security;

create policy tenant on course_reviews for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_reviews to app;

grant select on course_reviews to staff;
