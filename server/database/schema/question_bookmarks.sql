-- Generated: tenant table of the migrated database.

create table question_bookmarks (
  institute_id bigint not null,
  account_id uuid not null,
  question_id uuid not null,
  version integer not null,
  attempt_id uuid not null,
  created_at timestamp with time zone not null,
  variant jsonb,
  constraint question_bookmarks_pkey PRIMARY KEY (institute_id, account_id, question_id)
);

alter table question_bookmarks enable row level security;

alter table question_bookmarks force row level security;

create policy tenant on question_bookmarks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_bookmarks to app;

grant select on question_bookmarks to staff;
