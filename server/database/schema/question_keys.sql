-- Generated: tenant table of the migrated database.

create table question_keys (
  institute_id bigint not null,
  question_id uuid not null,
  key_version integer not null,
  version integer not null,
  key json not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint question_keys_pkey PRIMARY KEY (institute_id, question_id, key_version)
);

alter table question_keys enable row level security;

alter table question_keys force row level security;

create policy tenant on question_keys for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on question_keys to app;

grant select on question_keys to staff;
