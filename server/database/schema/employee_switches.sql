-- Generated: tenant table of the migrated database.

create table employee_switches (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  target_id bigint not null,
  reason text not null,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint employee_switches_pkey PRIMARY KEY (institute_id, id),
  constraint employee_switches_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint employee_switches_target_id_fkey FOREIGN KEY (target_id) REFERENCES institutes(id)
);

CREATE INDEX employee_switches_of_account ON public.employee_switches USING btree (institute_id, account_id);

alter table employee_switches enable row level security;

alter table employee_switches force row level security;

create policy tenant on employee_switches for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on employee_switches to app;

grant select on employee_switches to staff;
