-- Generated: tenant table of the migrated database.

create table question_bookmarks (
  institute_id bigint not null,
  account_id uuid not null,
  question_id uuid not null,
  version integer not null,
  attempt_id uuid,
  created_at timestamp with time zone not null,
  variant jsonb,
  path text,
  constraint question_bookmarks_pkey PRIMARY KEY (institute_id, account_id, question_id),
  constraint question_bookmarks_place_check CHECK (num_nonnulls(attempt_id, path) = 1)
);

alter table question_bookmarks enable row level security;

alter table question_bookmarks force row level security;

create policy tenant on question_bookmarks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_bookmarks to app;

grant select on question_bookmarks to staff;
