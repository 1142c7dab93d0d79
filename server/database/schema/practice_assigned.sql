-- Generated: tenant table of the migrated database.

create table practice_assigned (
  institute_id bigint not null,
  assignment_id uuid not null,
  account_id uuid not null,
  constraint practice_assigned_pkey PRIMARY KEY (institute_id, assignment_id, account_id),
  constraint practice_assigned_institute_id_assignment_id_fkey FOREIGN KEY (institute_id, assignment_id) REFERENCES practice_assignments(institute_id, id)
);

CREATE INDEX practice_assigned_of_account ON public.practice_assigned USING btree (institute_id, account_id);

alter table practice_assigned enable row level security;

alter table practice_assigned force row level security;

create policy tenant on practice_assigned for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on practice_assigned to app;

grant select on practice_assigned to staff;
