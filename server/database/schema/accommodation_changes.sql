-- Generated: tenant table of the migrated database.

create table accommodation_changes (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  actor_id uuid not null,
  at timestamp with time zone not null,
  before jsonb not null,
  after jsonb not null,
  reason text default ''::text not null,
  constraint accommodation_changes_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX accommodation_changes_of_account ON public.accommodation_changes USING btree (institute_id, account_id, at DESC);

alter table accommodation_changes enable row level security;

alter table accommodation_changes force row level security;

create policy tenant on accommodation_changes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on accommodation_changes to app;

grant select on accommodation_changes to staff;
