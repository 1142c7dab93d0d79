-- Generated: reference table of the migrated database.

create table institutes (
  id bigint not null,
  kind text not null,
  subdomain text not null,
  created_at timestamp with time zone default now() not null,
  state text default 'active'::text not null,
  state_reason text default ''::text not null,
  state_changed_at timestamp with time zone,
  delete_after timestamp with time zone,
  erased_at timestamp with time zone,
  student_limit integer,
  storage_limit bigint,
  trial_ends_at timestamp with time zone,
  trial_told_days smallint,
  constraint institutes_pkey PRIMARY KEY (id),
  constraint institutes_subdomain_key UNIQUE (subdomain),
  constraint institutes_kind_check CHECK (kind = ANY (ARRAY['provider'::text, 'institute'::text, 'publisher'::text])),
  constraint institutes_state_check CHECK (state = ANY (ARRAY['trial'::text, 'active'::text, 'suspended'::text, 'closed'::text])),
  constraint institutes_storage_limit_check CHECK (storage_limit > 0),
  constraint institutes_student_limit_check CHECK (student_limit > 0)
);

grant insert, select, update on institutes to staff;

grant select on institutes to app;

grant select on institutes to jobs;
