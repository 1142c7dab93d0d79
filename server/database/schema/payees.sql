-- Generated: tenant table of the migrated database.

create table payees (
  institute_id bigint not null,
  id uuid not null,
  kind text not null,
  account_id uuid,
  name text not null,
  constraint payees_pkey PRIMARY KEY (institute_id, id),
  constraint payees_check CHECK ((kind = 'author'::text) = (account_id IS NOT NULL)),
  constraint payees_kind_check CHECK (kind = ANY (ARRAY['author'::text, 'publisher'::text, 'provider'::text])),
  constraint payees_name_check CHECK (length(name) <= 120)
);

CREATE INDEX payees_of_account ON public.payees USING btree (institute_id, account_id);

CREATE UNIQUE INDEX payees_provider ON public.payees USING btree (institute_id) WHERE (kind = 'provider'::text);

CREATE UNIQUE INDEX payees_publisher ON public.payees USING btree (institute_id, lower(name)) WHERE (kind = 'publisher'::text);

alter table payees enable row level security;

alter table payees force row level security;

create policy tenant on payees for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on payees to app;

grant select on payees to staff;
