create table roles (
  institute_id bigint not null,
  name text not null,
  capabilities text[] not null,
  epoch integer not null default 0,
  primary key (institute_id, name)
);
select kernel.protect('roles', 'select, insert, update');

create table accounts (
  institute_id bigint not null,
  id uuid not null,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text,
  first_name text not null,
  last_name text not null default '',
  mobile_number text,
  country_code text,
  mobile_verified text check (mobile_verified in ('y', 'n')),
  kind text not null check (kind in ('provider_partner', 'institute_partner', 'student')),
  role_name text not null,
  status text not null default 'active' check (status in ('unverified', 'active', 'disabled')),
  epoch integer not null default 0,
  photo_media_id uuid,
  teaches text[] not null default '{}',
  tnc_agreed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id),
  unique (institute_id, email),
  foreign key (institute_id, role_name) references roles (institute_id, name)
);
select kernel.protect('accounts', 'select, insert, update');

create table sessions (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  client text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text not null default '',
  address text not null default '',
  primary key (institute_id, id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index sessions_of_account on sessions (institute_id, account_id);
select kernel.protect('sessions', 'select, insert, update');

-- The token itself is never stored; its successor is derived from it, so that two tabs that renew at once get the same one.
create table refresh_tokens (
  institute_id bigint not null,
  hash bytea not null,
  session_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (institute_id, hash),
  foreign key (institute_id, session_id) references sessions (institute_id, id)
);
create index refresh_tokens_of_session on refresh_tokens (institute_id, session_id);
select kernel.protect('refresh_tokens', 'select, insert, update');

-- What every process must know within a second: read at start and after a lost connection, told by NOTIFY in between.
create table revocations (
  id uuid primary key,
  institute_id bigint not null,
  kind text not null check (kind in ('session', 'account', 'role', 'institute')),
  subject text not null,
  epoch integer,
  at timestamptz not null default now()
);
create index revocations_by_time on revocations (at);
grant select, insert on revocations to app, staff;
grant delete on revocations to jobs;
grant select on revocations to jobs;
