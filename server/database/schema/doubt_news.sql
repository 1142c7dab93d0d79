-- Generated: tenant table of the migrated database.

create table doubt_news (
  institute_id bigint not null,
  course_id uuid not null,
  version bigint not null,
  constraint doubt_news_pkey PRIMARY KEY (institute_id, course_id)
);

alter table doubt_news enable row level security;

alter table doubt_news force row level security;

create policy tenant on doubt_news for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on doubt_news to app;

grant select on doubt_news to staff;
