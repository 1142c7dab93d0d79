-- Generated: tenant table of the migrated database.

create table accommodations (
  institute_id bigint not null,
  account_id uuid not null,
  extra_time_percent integer default 0 not null,
  extra_time_minutes integer default 0 not null,
  large_text boolean default false not null,
  reduced_motion boolean default false not null,
  updated_at timestamp with time zone not null,
  constraint accommodations_pkey PRIMARY KEY (institute_id, account_id),
  constraint accommodations_extra_time_minutes_check CHECK (extra_time_minutes >= 0 AND extra_time_minutes <= 180),
  constraint accommodations_extra_time_percent_check CHECK (extra_time_percent >= 0 AND extra_time_percent <= 100)
);

alter table accommodations enable row level security;

alter table accommodations force row level security;

create policy tenant on accommodations for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on accommodations to app;

grant select on accommodations to staff;
