-- Generated: tenant table of the migrated database.

create table live_calendars (
  institute_id bigint not null,
  account_id uuid not null,
  round integer not null,
  made_at timestamp with time zone not null,
  constraint live_calendars_pkey PRIMARY KEY (institute_id, account_id)
);

alter table live_calendars enable row level security;

alter table live_calendars force row level security;

create policy tenant on live_calendars for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_calendars to app;

grant select on live_calendars to staff;
