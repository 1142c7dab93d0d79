-- Generated: tenant table of the migrated database.

create table audit_log (
  institute_id bigint not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  session_id uuid,
  address text default ''::text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb default '{}'::jsonb not null,
  reason text default ''::text not null,
  user_agent text default ''::text not null,
  before jsonb,
  after jsonb,
  values_digest text,
  constraint audit_log_pkey PRIMARY KEY (institute_id, id)
);

CREATE INDEX audit_log_by_action ON public.audit_log USING btree (institute_id, action, at DESC);

CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (institute_id, actor_id, at DESC);

CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (institute_id, subject_id, at DESC);

CREATE INDEX audit_log_by_time ON public.audit_log USING btree (institute_id, at DESC);

alter table audit_log enable row level security;

alter table audit_log force row level security;

create policy tenant on audit_log for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on audit_log to app;

grant insert, select on audit_log to staff;

grant select on audit_log to sealer;
