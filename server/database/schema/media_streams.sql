-- Generated: tenant table of the migrated database.

create table media_streams (
  institute_id bigint not null,
  account_id uuid not null,
  stream_id uuid not null,
  begun_at timestamp with time zone not null,
  constraint media_streams_pkey PRIMARY KEY (institute_id, account_id)
);

alter table media_streams enable row level security;

alter table media_streams force row level security;

create policy tenant on media_streams for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_streams to app;

grant select on media_streams to staff;
