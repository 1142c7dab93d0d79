-- Generated: tenant table of the migrated database.

create table rank_list_issues (
  institute_id bigint not null,
  list_id uuid not null,
  issue integer not null,
  issued_at timestamp with time zone not null,
  issued_by uuid,
  candidates integer not null,
  sessions jsonb not null,
  digest text not null,
  constraint rank_list_issues_pkey PRIMARY KEY (institute_id, list_id, issue),
  constraint rank_list_issues_institute_id_list_id_fkey FOREIGN KEY (institute_id, list_id) REFERENCES rank_lists(institute_id, id)
);

alter table rank_list_issues enable row level security;

alter table rank_list_issues force row level security;

create policy tenant on rank_list_issues for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on rank_list_issues to app;

grant select on rank_list_issues to staff;
