create table institutes (
  id bigint primary key,
  kind text not null check (kind in ('provider', 'institute', 'publisher')),
  subdomain text not null unique,
  created_at timestamptz not null default now()
);

create table institute_hosts (
  host text primary key check (host = lower(host)),
  institute_id bigint not null references institutes (id),
  is_primary boolean not null default false
);

grant select on institutes, institute_hosts to app, staff, jobs;
grant insert, update on institutes, institute_hosts to staff;

create table institute_settings (
  institute_id bigint primary key,
  name text not null,
  tagline text not null default '',
  partner boolean not null default true,
  student boolean not null default true,
  test_generation boolean not null default false,
  manage boolean not null default false,
  google_key text not null default '',
  facebook_key text not null default '',
  logo text not null,
  icon text not null,
  payment_gateway text not null default 'razorpay' check (payment_gateway in ('razorpay', 'paytm')),
  social jsonb not null default '{}',
  allowed_items text[] not null default '{}',
  accent text not null,
  action text not null,
  accent_shades text[] not null check (cardinality(accent_shades) = 10),
  action_shades text[] not null check (cardinality(action_shades) = 10),
  time_zone text not null default 'Asia/Kolkata',
  languages text[] not null default '{en,hi}',
  updated_at timestamptz not null default now()
);
select kernel.protect('institute_settings', 'select, insert, update');
