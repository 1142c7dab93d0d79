-- Generated: tenant table of the migrated database.

create table registrations (
  institute_id bigint not null,
  id uuid not null,
  key_hash bytea not null,
  link_hash bytea,
  first_name text not null,
  last_name text not null,
  email text not null,
  country_code text not null,
  mobile_number text not null,
  password_hash text not null,
  tnc_agreed_at timestamp with time zone not null,
  mail_code text,
  sms_code text,
  mail_proven_at timestamp with time zone,
  mobile_proven_at timestamp with time zone,
  kind text,
  name text,
  exam_ids integer[] default '{}'::integer[] not null,
  size text,
  root_host text,
  institute_key bigint,
  founded_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint registrations_pkey PRIMARY KEY (institute_id, id),
  constraint registrations_institute_id_key_hash_key UNIQUE (institute_id, key_hash),
  constraint registrations_institute_id_link_hash_key UNIQUE (institute_id, link_hash),
  constraint registrations_kind_check CHECK (kind = ANY (ARRAY['institute'::text, 'publisher'::text])),
  constraint registrations_size_check CHECK (size = ANY (ARRAY['solo'::text, 'small'::text, 'medium'::text, 'large'::text]))
);

CREATE INDEX registrations_by_change ON public.registrations USING btree (institute_id, updated_at);

alter table registrations enable row level security;

alter table registrations force row level security;

create policy tenant on registrations for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on registrations to app;

grant select on registrations to staff;
