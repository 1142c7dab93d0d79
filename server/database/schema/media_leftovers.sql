-- Generated: tenant table of the migrated database.

create table media_leftovers (
  institute_id bigint not null,
  media_id uuid not null,
  storage_key text not null,
  due_at timestamp with time zone not null,
  constraint media_leftovers_pkey PRIMARY KEY (institute_id, media_id)
);

CREATE INDEX media_leftovers_due ON public.media_leftovers USING btree (institute_id, due_at);

alter table media_leftovers enable row level security;

alter table media_leftovers force row level security;

create policy tenant on media_leftovers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on media_leftovers to app;

grant select on media_leftovers to staff;
