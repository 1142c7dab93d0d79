-- Generated: tenant table of the migrated database.

create table attempt_seats (
  institute_id bigint not null,
  attempt_id uuid not null,
  seat integer not null,
  taken_at timestamp with time zone not null,
  device text default ''::text not null,
  address text default ''::text not null,
  constraint attempt_seats_pkey PRIMARY KEY (institute_id, attempt_id, seat),
  constraint attempt_seats_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id)
);

alter table attempt_seats enable row level security;

alter table attempt_seats force row level security;

create policy tenant on attempt_seats for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on attempt_seats to app;

grant select on attempt_seats to staff;
