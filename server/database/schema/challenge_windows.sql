-- Generated: tenant table of the migrated database.

create table challenge_windows (
  institute_id bigint not null,
  paper_id uuid not null,
  until timestamp with time zone not null,
  constraint challenge_windows_pkey PRIMARY KEY (institute_id, paper_id),
  constraint challenge_windows_institute_id_paper_id_fkey FOREIGN KEY (institute_id, paper_id) REFERENCES papers(institute_id, id)
);

alter table challenge_windows enable row level security;

alter table challenge_windows force row level security;

create policy tenant on challenge_windows for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on challenge_windows to app;

grant select on challenge_windows to staff;
