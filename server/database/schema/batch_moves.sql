-- Generated: tenant table of the migrated database.

create table batch_moves (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  from_batch_id uuid,
  to_batch_id uuid,
  actor_id uuid not null,
  at timestamp with time zone not null,
  reason text default ''::text not null,
  constraint batch_moves_pkey PRIMARY KEY (institute_id, id),
  constraint batch_moves_check CHECK (from_batch_id IS NOT NULL OR to_batch_id IS NOT NULL),
  constraint batch_moves_kind_check CHECK (kind = ANY (ARRAY['added'::text, 'imported'::text, 'removed'::text, 'moved'::text]))
);

CREATE INDEX batch_moves_from ON public.batch_moves USING btree (institute_id, from_batch_id, at DESC);

CREATE INDEX batch_moves_of_account ON public.batch_moves USING btree (institute_id, account_id, at DESC);

CREATE INDEX batch_moves_to ON public.batch_moves USING btree (institute_id, to_batch_id, at DESC);

alter table batch_moves enable row level security;

alter table batch_moves force row level security;

create policy tenant on batch_moves for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on batch_moves to app;

grant select on batch_moves to staff;
