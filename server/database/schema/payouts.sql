-- Generated: tenant table of the migrated database.

create table payouts (
  institute_id bigint not null,
  id uuid not null,
  state text not null,
  maker_id uuid not null,
  made_at timestamp with time zone not null,
  checker_id uuid,
  checked_at timestamp with time zone,
  note text default ''::text not null,
  ended_at timestamp with time zone,
  constraint payouts_pkey PRIMARY KEY (institute_id, id),
  constraint payouts_check CHECK (checker_id <> maker_id),
  constraint payouts_note_check CHECK (length(note) <= 300),
  constraint payouts_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'sent'::text, 'declined'::text, 'withdrawn'::text, 'returned'::text]))
);

CREATE INDEX payouts_by_time ON public.payouts USING btree (institute_id, made_at DESC);

alter table payouts enable row level security;

alter table payouts force row level security;

create policy tenant on payouts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on payouts to app;

grant select on payouts to staff;
