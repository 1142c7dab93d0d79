-- Generated: local table of the migrated database.

create table revocations (
  id uuid not null,
  institute_id bigint not null,
  kind text not null,
  subject text not null,
  epoch integer,
  at timestamp with time zone default now() not null,
  constraint revocations_pkey PRIMARY KEY (id),
  constraint revocations_kind_check CHECK (kind = ANY (ARRAY['session'::text, 'account'::text, 'role'::text, 'institute'::text]))
);

CREATE INDEX revocations_by_time ON public.revocations USING btree (at);

grant delete, select on revocations to jobs;

grant insert, select on revocations to app;

grant insert, select on revocations to staff;
