-- Generated: tenant table of the migrated database.

create table course_listings (
  institute_id bigint not null,
  course_id uuid not null,
  type text not null,
  title text not null,
  exam_id integer,
  subject_ids integer[] not null,
  language text not null,
  price_paise integer not null,
  learners integer default 0 not null,
  ratings integer default 0 not null,
  stars_sum integer default 0 not null,
  rating integer default 0 not null,
  card jsonb not null,
  published_at timestamp with time zone not null,
  listed_at timestamp with time zone not null,
  bestseller boolean default false not null,
  constraint course_listings_pkey PRIMARY KEY (institute_id, course_id),
  constraint course_listings_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id)
);

CREATE INDEX course_listings_facets ON public.course_listings USING btree (institute_id, exam_id, language, type, price_paise, rating) INCLUDE (course_id, subject_ids);

CREATE INDEX course_listings_newest ON public.course_listings USING btree (institute_id, published_at DESC, course_id);

CREATE INDEX course_listings_popular ON public.course_listings USING btree (institute_id, learners DESC, course_id);

CREATE INDEX course_listings_price ON public.course_listings USING btree (institute_id, price_paise, course_id);

CREATE INDEX course_listings_rating ON public.course_listings USING btree (institute_id, rating DESC, ratings DESC, course_id);

alter table course_listings enable row level security;

alter table course_listings force row level security;

create policy tenant on course_listings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on course_listings to app;

grant select on course_listings to staff;
