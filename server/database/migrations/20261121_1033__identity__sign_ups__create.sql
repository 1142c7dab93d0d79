-- Who began to sign up: an account exists only when the code came back. Removed after a day, finished or not.
create table sign_ups (
  institute_id bigint not null,
  id uuid not null,
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  mobile_number text not null,
  country_code text not null,
  password_hash text not null,
  utm jsonb not null default '{}',
  terms_version integer not null,
  privacy_version integer not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (institute_id, id)
);
create index sign_ups_by_time on sign_ups (institute_id, created_at);
select kernel.protect('sign_ups', 'select, insert, update, delete');

-- Where an account came from, and the texts that its owner agreed to; version 0 is the product's own.
alter table accounts
  add column utm jsonb not null default '{}',
  add column terms_version integer not null default 0,
  add column privacy_version integer not null default 0;

-- A link that lets its holder set a new password, once. Only a hash lies here.
create table password_links (
  institute_id bigint not null,
  hash bytea not null,
  account_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (institute_id, hash),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index password_links_of_account on password_links (institute_id, account_id);
select kernel.protect('password_links', 'select, insert, update, delete');

-- How often something was tried within a window; every process counts in the same place.
create table tries (
  institute_id bigint not null,
  key text not null,
  count integer not null,
  until timestamptz not null,
  primary key (institute_id, key)
);
create index tries_by_end on tries (institute_id, until);
select kernel.protect('tries', 'select, insert, update, delete');
