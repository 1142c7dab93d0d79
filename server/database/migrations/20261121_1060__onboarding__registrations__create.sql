-- Numbers of institutes that register themselves; those that were there keep theirs.
create sequence institute_keys;
select setval('institute_keys', (select greatest(1000, coalesce(max(id), 0)) from institutes));
grant usage on sequence institute_keys to staff;

-- Founding writes the directory, settings, roles and the owner in one transaction of role staff, bound to the new institute.
grant insert on institute_settings, roles, accounts to staff;

-- Somebody on the way to an institute of their own: a row of the provider's. Once the institute stands, what it says about the person is
-- taken out; what was left lying goes after 30 days. The key that opens it lies in a cookie and in the mailed link, here only its hash.
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
  tnc_agreed_at timestamptz not null,
  mail_code text,
  sms_code text,
  mail_proven_at timestamptz,
  mobile_proven_at timestamptz,
  kind text check (kind in ('institute', 'publisher')),
  name text,
  exam_ids integer[] not null default '{}',
  size text check (size in ('solo', 'small', 'medium', 'large')),
  root_host text,
  institute_key bigint,
  founded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id),
  unique (institute_id, key_hash),
  unique (institute_id, link_hash)
);
create index registrations_by_change on registrations (institute_id, updated_at);
select kernel.protect('registrations', 'select, insert, update, delete');

-- The first steps of an institute that was registered, one row in each.
create table onboarding_progress (
  institute_id bigint not null primary key,
  founder_id uuid not null,
  exam_ids integer[] not null default '{}',
  size text not null,
  founded_at timestamptz not null,
  branded_at timestamptz,
  content text check (content in ('sample', 'import', 'empty')),
  paper_id uuid,
  dismissed_at timestamptz,
  foreign key (institute_id, founder_id) references accounts (institute_id, id)
);
create index onboarding_progress_of_founder on onboarding_progress (institute_id, founder_id);
select kernel.protect('onboarding_progress', 'select, insert, update');
grant insert on onboarding_progress to staff;
