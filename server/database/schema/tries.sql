-- Generated: tenant table of the migrated database.

create table tries (
  institute_id bigint not null,
  key text not null,
  count integer not null,
  until timestamp with time zone not null,
  constraint tries_pkey PRIMARY KEY (institute_id, key)
);

CREATE INDEX tries_by_end ON public.tries USING btree (institute_id, until);

alter table tries enable row level security;

alter table tries force row level security;

create policy tenant on tries for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on tries to app;

grant select on tries to staff;
