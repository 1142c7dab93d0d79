-- Generated: tenant table of the migrated database.

create table broadcasts (
  institute_id bigint not null,
  id uuid not null,
  purpose text not null,
  everyone boolean not null,
  batch_ids uuid[] not null,
  students boolean not null,
  guardians boolean not null,
  mail boolean not null,
  sms boolean not null,
  urgent boolean not null,
  texts jsonb not null,
  state text not null,
  send_at timestamp with time zone,
  people integer,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint broadcasts_pkey PRIMARY KEY (institute_id, id),
  constraint broadcasts_check CHECK ((state = 'draft'::text) = (send_at IS NULL)),
  constraint broadcasts_check1 CHECK ((state = 'sent'::text) = (people IS NOT NULL)),
  constraint broadcasts_purpose_check CHECK (purpose = ANY (ARRAY['notice'::text, 'offer'::text])),
  constraint broadcasts_state_check CHECK (state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sent'::text]))
);

CREATE INDEX broadcasts_newest ON public.broadcasts USING btree (institute_id, updated_at DESC);

alter table broadcasts enable row level security;

alter table broadcasts force row level security;

create policy tenant on broadcasts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on broadcasts to app;

grant select on broadcasts to staff;
