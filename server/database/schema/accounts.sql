-- Generated: tenant table of the migrated database.

create table accounts (
  institute_id bigint not null,
  id uuid not null,
  email text not null,
  email_verified_at timestamp with time zone,
  password_hash text,
  first_name text not null,
  last_name text default ''::text not null,
  mobile_number text,
  country_code text,
  mobile_verified text,
  kind text not null,
  role_name text not null,
  status text default 'active'::text not null,
  epoch integer default 0 not null,
  photo_media_id uuid,
  teaches text[] default '{}'::text[] not null,
  tnc_agreed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  birth_date text,
  utm jsonb default '{}'::jsonb not null,
  terms_version integer default 0 not null,
  privacy_version integer default 0 not null,
  disabled_as text,
  disabled_reason text,
  disabled_at timestamp with time zone,
  disabled_by uuid,
  roll_number text,
  parent_name text,
  parent_mobile text,
  constraint accounts_pkey PRIMARY KEY (institute_id, id),
  constraint accounts_institute_id_role_name_fkey FOREIGN KEY (institute_id, role_name) REFERENCES roles(institute_id, name),
  constraint accounts_birth_date_check CHECK (birth_date ~ '^\d{4}-\d{2}-\d{2}$'::text),
  constraint accounts_contact_check CHECK (email <> ''::text OR kind = 'student'::text AND mobile_number IS NOT NULL),
  constraint accounts_disabled_as_check CHECK (disabled_as = ANY (ARRAY['misuse'::text, 'left'::text, 'merged'::text])),
  constraint accounts_email_check CHECK (email = lower(email)),
  constraint accounts_kind_check CHECK (kind = ANY (ARRAY['provider_partner'::text, 'institute_partner'::text, 'student'::text])),
  constraint accounts_mobile_verified_check CHECK (mobile_verified = ANY (ARRAY['y'::text, 'n'::text])),
  constraint accounts_parent_name_check CHECK (length(parent_name) >= 1 AND length(parent_name) <= 120),
  constraint accounts_roll_number_check CHECK (length(roll_number) >= 1 AND length(roll_number) <= 30),
  constraint accounts_status_check CHECK (status = ANY (ARRAY['unverified'::text, 'active'::text, 'disabled'::text]))
);

CREATE UNIQUE INDEX accounts_by_email ON public.accounts USING btree (institute_id, email) WHERE (email <> ''::text);

CREATE INDEX accounts_by_mobile ON public.accounts USING btree (institute_id, mobile_number) WHERE (mobile_number IS NOT NULL);

CREATE INDEX accounts_by_role ON public.accounts USING btree (institute_id, role_name);

CREATE UNIQUE INDEX accounts_by_roll_number ON public.accounts USING btree (institute_id, roll_number) WHERE (roll_number IS NOT NULL);

CREATE INDEX accounts_by_words ON public.accounts USING gin (search.name_lexemes(institute_id, ((((((((first_name || ' '::text) || last_name) || ' '::text) || COALESCE(roll_number, ''::text)) || ' '::text) || split_part(email, '@'::text, 1)) || ' '::text) || COALESCE(mobile_number, ''::text)), split_part(email, '@'::text, 2))) WITH (gin_pending_list_limit='128');

alter table accounts enable row level security;

alter table accounts force row level security;

create policy tenant on accounts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on accounts to app;

grant insert, select, update on accounts to staff;
