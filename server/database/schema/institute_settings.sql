-- Generated: tenant table of the migrated database.

create table institute_settings (
  institute_id bigint not null,
  name text not null,
  tagline text default ''::text not null,
  partner boolean default true not null,
  student boolean default true not null,
  test_generation boolean default false not null,
  manage boolean default false not null,
  google_key text default ''::text not null,
  facebook_key text default ''::text not null,
  logo text not null,
  icon text not null,
  payment_gateway text default 'razorpay'::text not null,
  social jsonb default '{}'::jsonb not null,
  allowed_items text[] default '{}'::text[] not null,
  accent text not null,
  action text not null,
  accent_shades text[] not null,
  action_shades text[] not null,
  time_zone text default 'Asia/Kolkata'::text not null,
  languages text[] default '{en,hi}'::text[] not null,
  updated_at timestamp with time zone default now() not null,
  countries text[] default '{}'::text[] not null,
  device_limit integer,
  staff_totp boolean default false not null,
  two_person_keys boolean default false not null,
  pass_percent integer default 50 not null,
  mail_sender text default ''::text not null,
  sms_sender text default ''::text not null,
  facebook_secret_sealed text default ''::text not null,
  mail_reply_to text default ''::text not null,
  guardian_consent boolean default true not null,
  question_review boolean default false not null,
  constraint institute_settings_pkey PRIMARY KEY (institute_id),
  constraint institute_settings_accent_shades_check CHECK (cardinality(accent_shades) = 10),
  constraint institute_settings_action_shades_check CHECK (cardinality(action_shades) = 10),
  constraint institute_settings_device_limit_check CHECK (device_limit >= 1 AND device_limit <= 50),
  constraint institute_settings_pass_percent_check CHECK (pass_percent >= 0 AND pass_percent <= 99),
  constraint institute_settings_payment_gateway_check CHECK (payment_gateway = ANY (ARRAY['razorpay'::text, 'paytm'::text]))
);

alter table institute_settings enable row level security;

alter table institute_settings force row level security;

create policy tenant on institute_settings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on institute_settings to app;

grant insert, select, update on institute_settings to staff;
