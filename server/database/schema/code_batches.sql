-- Generated: tenant table of the migrated database.

create table code_batches (
  institute_id bigint not null,
  id uuid not null,
  name text not null,
  count integer not null,
  things jsonb not null,
  days integer not null,
  redeem_until timestamp with time zone,
  per_person integer not null,
  sheets boolean not null,
  made_by uuid not null,
  created_at timestamp with time zone not null,
  drawn_at timestamp with time zone,
  list_taken_at timestamp with time zone,
  sheets_taken_at timestamp with time zone,
  blocked_at timestamp with time zone,
  constraint code_batches_pkey PRIMARY KEY (institute_id, id),
  constraint code_batches_count_check CHECK (count >= 1 AND count <= 100000),
  constraint code_batches_days_check CHECK (days >= 1 AND days <= 3660),
  constraint code_batches_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint code_batches_per_person_check CHECK (per_person > 0)
);

CREATE INDEX code_batches_newest ON public.code_batches USING btree (institute_id, created_at DESC);

alter table code_batches enable row level security;

alter table code_batches force row level security;

create policy tenant on code_batches for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on code_batches to app;

grant select on code_batches to staff;
