-- Generated: tenant table of the migrated database.

create table question_numbers (
  institute_id bigint not null,
  last bigint not null,
  constraint question_numbers_pkey PRIMARY KEY (institute_id)
);

alter table question_numbers enable row level security;

alter table question_numbers force row level security;

create policy tenant on question_numbers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on question_numbers to app;

grant select on question_numbers to staff;
