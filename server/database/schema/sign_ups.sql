-- Generated: tenant table of the migrated database.

create table sign_ups (
  institute_id bigint not null,
  id uuid not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  mobile_number text not null,
  country_code text not null,
  password_hash text not null,
  utm jsonb default '{}'::jsonb not null,
  terms_version integer not null,
  privacy_version integer not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint sign_ups_pkey PRIMARY KEY (institute_id, id),
  constraint sign_ups_email_check CHECK (email = lower(email))
);

CREATE INDEX sign_ups_by_time ON public.sign_ups USING btree (institute_id, created_at);

alter table sign_ups enable row level security;

alter table sign_ups force row level security;

create policy tenant on sign_ups for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on sign_ups to app;

grant select on sign_ups to staff;
