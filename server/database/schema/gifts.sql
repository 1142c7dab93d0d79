-- Generated: tenant table of the migrated database.

create table gifts (
  institute_id bigint not null,
  id uuid not null,
  buyer_id uuid not null,
  thing_kind text not null,
  thing_id uuid not null,
  name text not null,
  email text not null,
  words text not null,
  send_at timestamp with time zone not null,
  address text not null,
  created_at timestamp with time zone not null,
  source text,
  paid_at timestamp with time zone,
  batch_id uuid,
  sent_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint gifts_pkey PRIMARY KEY (institute_id, id),
  constraint gifts_institute_id_batch_id_fkey FOREIGN KEY (institute_id, batch_id) REFERENCES code_batches(institute_id, id),
  constraint gifts_thing_kind_check CHECK (thing_kind = ANY (ARRAY['course'::text, 'pack'::text]))
);

CREATE UNIQUE INDEX gifts_by_source ON public.gifts USING btree (institute_id, source) WHERE (source IS NOT NULL);

CREATE INDEX gifts_of_buyer ON public.gifts USING btree (institute_id, buyer_id, created_at DESC);

alter table gifts enable row level security;

alter table gifts force row level security;

create policy tenant on gifts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on gifts to app;

grant select on gifts to staff;
