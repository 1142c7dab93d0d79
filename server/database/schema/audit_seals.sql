-- Generated: tenant table of the migrated database.

create table audit_seals (
  institute_id bigint not null,
  sequence bigint not null,
  entry_id uuid not null,
  sealed_at timestamp with time zone not null,
  row_digest text not null,
  link text not null,
  constraint audit_seals_pkey PRIMARY KEY (institute_id, sequence),
  constraint audit_seals_institute_id_entry_id_key UNIQUE (institute_id, entry_id),
  constraint audit_seals_sequence_check CHECK (sequence > 0)
);

alter table audit_seals enable row level security;

alter table audit_seals force row level security;

create policy tenant on audit_seals for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on audit_seals to sealer;

grant select on audit_seals to app;

grant select on audit_seals to staff;
