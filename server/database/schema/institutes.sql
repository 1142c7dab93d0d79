-- Generated: reference table of the migrated database.

create table institutes (
  id bigint not null,
  kind text not null,
  subdomain text not null,
  created_at timestamp with time zone default now() not null,
  state text default 'active'::text not null,
  constraint institutes_pkey PRIMARY KEY (id),
  constraint institutes_subdomain_key UNIQUE (subdomain),
  constraint institutes_kind_check CHECK (kind = ANY (ARRAY['provider'::text, 'institute'::text, 'publisher'::text])),
  constraint institutes_state_check CHECK (state = ANY (ARRAY['trial'::text, 'active'::text, 'suspended'::text, 'closed'::text]))
);

grant insert, select, update on institutes to staff;

grant select on institutes to app;

grant select on institutes to jobs;
