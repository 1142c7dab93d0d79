-- Which device a session is on: a hash of the device's own cookie, or of what an app calls itself.
alter table sessions
  add column device_hash bytea,
  add column is_new_device boolean not null default false;

-- The session log: what the login cookie of 60 seconds names, described once by the page that opened.
create table session_log (
  institute_id bigint not null,
  id uuid not null,
  session_id uuid not null,
  account_id uuid not null,
  opened_at timestamptz not null,
  described_at timestamptz,
  screen_width integer,
  screen_height integer,
  time_zone text,
  primary key (institute_id, id),
  foreign key (institute_id, session_id) references sessions (institute_id, id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index session_log_of_account on session_log (institute_id, account_id);
select kernel.protect('session_log', 'select, insert, update, delete');

-- A person at Google or Facebook, by the id that the provider gives; what they call themselves decides nothing.
create table social_accounts (
  institute_id bigint not null,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  account_id uuid not null,
  email text not null,
  -- Whether the provider said, when the link was made, that the person owns the address.
  email_verified boolean not null,
  picture_url text not null default '',
  utm jsonb not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (institute_id, provider, subject),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index social_accounts_of_account on social_accounts (institute_id, account_id);
select kernel.protect('social_accounts', 'select, insert, update, delete');

-- Brings a session home from the shared login domain. Only hashes lie here; bound to host and to the nonce of one browser.
create table login_tokens (
  institute_id bigint not null,
  hash bytea not null,
  account_id uuid not null,
  host text not null,
  nonce_hash text not null,
  purpose text not null check (purpose in ('home', 'second_factor')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (institute_id, hash),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index login_tokens_by_end on login_tokens (institute_id, expires_at);
create index login_tokens_of_account on login_tokens (institute_id, account_id);
select kernel.protect('login_tokens', 'select, insert, update, delete');
