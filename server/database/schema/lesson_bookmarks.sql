-- Generated: tenant table of the migrated database.

create table lesson_bookmarks (
  institute_id bigint not null,
  account_id uuid not null,
  lesson_id uuid not null,
  course_id uuid not null,
  put_at timestamp with time zone not null,
  constraint lesson_bookmarks_pkey PRIMARY KEY (institute_id, account_id, lesson_id)
);

alter table lesson_bookmarks enable row level security;

alter table lesson_bookmarks force row level security;

create policy tenant on lesson_bookmarks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on lesson_bookmarks to app;

grant select on lesson_bookmarks to staff;
