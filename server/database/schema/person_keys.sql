-- Generated: tenant table of the migrated database.

create table person_keys (
  institute_id bigint not null,
  person_id uuid not null,
  owner_id uuid not null,
  key_sealed text not null,
  constraint person_keys_pkey PRIMARY KEY (institute_id, person_id)
);

CREATE INDEX person_keys_of_owner ON public.person_keys USING btree (institute_id, owner_id);

alter table person_keys enable row level security;

alter table person_keys force row level security;

create policy tenant on person_keys for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on person_keys to app;

grant insert, select on person_keys to staff;
