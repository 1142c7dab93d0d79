-- Generated: tenant table of the migrated database.

create table share_rules (
  institute_id bigint not null,
  id uuid not null,
  thing_kind text not null,
  thing_id uuid not null,
  since timestamp with time zone not null,
  made_by uuid,
  constraint share_rules_pkey PRIMARY KEY (institute_id, id),
  constraint share_rules_thing_kind_check CHECK (thing_kind ~ '^[a-z][A-Za-z]{1,19}$'::text)
);

CREATE INDEX share_rules_of_thing ON public.share_rules USING btree (institute_id, thing_kind, thing_id, since DESC);

alter table share_rules enable row level security;

alter table share_rules force row level security;

create policy tenant on share_rules for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on share_rules to app;

grant select on share_rules to staff;
