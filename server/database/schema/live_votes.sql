-- Generated: tenant table of the migrated database.

create table live_votes (
  institute_id bigint not null,
  poll_id uuid not null,
  account_id uuid not null,
  choice smallint not null,
  voted_at timestamp with time zone not null,
  constraint live_votes_pkey PRIMARY KEY (institute_id, poll_id, account_id),
  constraint live_votes_poll_fk FOREIGN KEY (institute_id, poll_id) REFERENCES live_polls(institute_id, id)
);

alter table live_votes enable row level security;

alter table live_votes force row level security;

create policy tenant on live_votes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_votes to app;

grant select on live_votes to staff;
