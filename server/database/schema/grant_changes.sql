-- Generated: tenant table of the migrated database.

create table grant_changes (
  institute_id bigint not null,
  id uuid not null,
  grant_id uuid not null,
  kind text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  at timestamp with time zone not null,
  actor_id uuid,
  reason text default ''::text not null,
  constraint grant_changes_pkey PRIMARY KEY (institute_id, id),
  constraint grant_changes_kind_check CHECK (kind = ANY (ARRAY['given'::text, 'moved'::text, 'givenAgain'::text, 'revoked'::text]))
);

CREATE INDEX grant_changes_by_actor ON public.grant_changes USING btree (institute_id, actor_id) WHERE (actor_id IS NOT NULL);

CREATE INDEX grant_changes_of_grant ON public.grant_changes USING btree (institute_id, grant_id, at DESC);

alter table grant_changes enable row level security;

alter table grant_changes force row level security;

create policy tenant on grant_changes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on grant_changes to app;

grant select on grant_changes to staff;
