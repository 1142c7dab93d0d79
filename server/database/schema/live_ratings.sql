-- Generated: tenant table of the migrated database.

create table live_ratings (
  institute_id bigint not null,
  class_id uuid not null,
  account_id uuid not null,
  stars smallint not null,
  good jsonb not null,
  better jsonb not null,
  words text not null,
  rated_at timestamp with time zone not null,
  constraint live_ratings_pkey PRIMARY KEY (institute_id, class_id, account_id),
  constraint live_ratings_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_ratings_stars_check CHECK (stars >= 1 AND stars <= 5)
);

alter table live_ratings enable row level security;

alter table live_ratings force row level security;

create policy tenant on live_ratings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_ratings to app;

grant select on live_ratings to staff;
