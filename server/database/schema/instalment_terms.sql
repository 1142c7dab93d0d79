-- Generated: tenant table of the migrated database.

create table instalment_terms (
  institute_id bigint not null,
  thing_id uuid not null,
  thing_kind text not null,
  parts integer not null,
  first_percent integer not null,
  every_days integer not null,
  grace_days integer not null,
  constraint instalment_terms_pkey PRIMARY KEY (institute_id, thing_id),
  constraint instalment_terms_every_days_check CHECK (every_days >= 1 AND every_days <= 92),
  constraint instalment_terms_first_percent_check CHECK (first_percent >= 1 AND first_percent <= 99),
  constraint instalment_terms_grace_days_check CHECK (grace_days >= 0 AND grace_days <= 60),
  constraint instalment_terms_parts_check CHECK (parts >= 2 AND parts <= 12),
  constraint instalment_terms_thing_kind_check CHECK (thing_kind = ANY (ARRAY['course'::text, 'pack'::text]))
);

alter table instalment_terms enable row level security;

alter table instalment_terms force row level security;

create policy tenant on instalment_terms for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on instalment_terms to app;

grant select on instalment_terms to staff;
