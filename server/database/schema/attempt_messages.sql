-- Generated: tenant table of the migrated database.

create table attempt_messages (
  institute_id bigint not null,
  attempt_id uuid not null,
  id uuid not null,
  text text not null,
  sent_by uuid not null,
  sent_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint attempt_messages_pkey PRIMARY KEY (institute_id, attempt_id, id),
  constraint attempt_messages_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id)
);

alter table attempt_messages enable row level security;

alter table attempt_messages force row level security;

create policy tenant on attempt_messages for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on attempt_messages to app;

grant select on attempt_messages to staff;
