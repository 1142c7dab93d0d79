-- Generated: tenant table of the migrated database.

create table paper_settings_history (
  institute_id bigint not null,
  paper_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  settings jsonb not null,
  constraint paper_settings_history_pkey PRIMARY KEY (institute_id, paper_id, id),
  constraint paper_settings_history_institute_id_paper_id_fkey FOREIGN KEY (institute_id, paper_id) REFERENCES papers(institute_id, id)
);

alter table paper_settings_history enable row level security;

alter table paper_settings_history force row level security;

create policy tenant on paper_settings_history for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on paper_settings_history to app;

grant select on paper_settings_history to staff;
