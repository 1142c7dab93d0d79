-- Generated: tenant table of the migrated database.

create table batches (
  institute_id bigint not null,
  id uuid not null,
  name text not null,
  kind text not null,
  description text default ''::text not null,
  archived_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint batches_pkey PRIMARY KEY (institute_id, id),
  constraint batches_kind_check CHECK (kind = ANY (ARRAY['batch'::text, 'group'::text]))
);

CREATE UNIQUE INDEX batches_by_name ON public.batches USING btree (institute_id, lower(name)) WHERE (archived_at IS NULL);

CREATE INDEX batches_by_words ON public.batches USING gin (search.name_lexemes(institute_id, ((name || ' '::text) || description), ''::text)) WITH (gin_pending_list_limit='128');

alter table batches enable row level security;

alter table batches force row level security;

create policy tenant on batches for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on batches to app;

grant select on batches to staff;
