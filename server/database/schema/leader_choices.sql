-- Generated: tenant table of the migrated database.

create table leader_choices (
  institute_id bigint not null,
  account_id uuid not null,
  shown boolean not null,
  pseudonym text,
  updated_at timestamp with time zone not null,
  constraint leader_choices_pkey PRIMARY KEY (institute_id, account_id),
  constraint leader_choices_institute_id_pseudonym_key UNIQUE (institute_id, pseudonym)
);

alter table leader_choices enable row level security;

alter table leader_choices force row level security;

create policy tenant on leader_choices for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on leader_choices to app;

grant select on leader_choices to staff;
