-- Generated: tenant table of the migrated database.

create table entitlements (
  institute_id bigint not null,
  id uuid not null,
  holder_kind text not null,
  holder_id uuid,
  thing_kind text not null,
  thing_id uuid not null,
  source text not null,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  revoke_reason text default ''::text not null,
  constraint entitlements_pkey PRIMARY KEY (institute_id, id),
  constraint entitlements_institute_id_thing_kind_thing_id_holder_kind_h_key UNIQUE NULLS NOT DISTINCT (institute_id, thing_kind, thing_id, holder_kind, holder_id, source),
  constraint entitlements_check CHECK ((holder_kind = 'everyone'::text) = (holder_id IS NULL)),
  constraint entitlements_holder_kind_check CHECK (holder_kind = ANY (ARRAY['everyone'::text, 'account'::text]))
);

CREATE INDEX entitlements_by_source ON public.entitlements USING btree (institute_id, source);

CREATE INDEX entitlements_of_holder ON public.entitlements USING btree (institute_id, holder_id, thing_kind, thing_id) WHERE (holder_id IS NOT NULL);

CREATE INDEX entitlements_to_everyone ON public.entitlements USING btree (institute_id, thing_kind, thing_id) WHERE (holder_id IS NULL);

alter table entitlements enable row level security;

alter table entitlements force row level security;

create policy tenant on entitlements for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on entitlements to app;

grant select on entitlements to staff;
