-- Generated: tenant table of the migrated database.

create table card_schedules (
  institute_id bigint not null,
  account_id uuid not null,
  card_id uuid not null,
  state text not null,
  due_at timestamp with time zone,
  stability double precision not null,
  difficulty double precision not null,
  step integer not null,
  reviews integer not null,
  lapses integer not null,
  first_review_at timestamp with time zone,
  last_review_at timestamp with time zone,
  suspended_at timestamp with time zone,
  constraint card_schedules_pkey PRIMARY KEY (institute_id, account_id, card_id),
  constraint card_schedules_institute_id_card_id_fkey FOREIGN KEY (institute_id, card_id) REFERENCES cards(institute_id, id),
  constraint card_schedules_check CHECK ((state = 'new'::text) = (due_at IS NULL)),
  constraint card_schedules_state_check CHECK (state = ANY (ARRAY['new'::text, 'learning'::text, 'review'::text, 'relearning'::text]))
);

CREATE INDEX card_schedules_due ON public.card_schedules USING btree (institute_id, account_id, due_at);

alter table card_schedules enable row level security;

alter table card_schedules force row level security;

create policy tenant on card_schedules for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on card_schedules to app;

grant select on card_schedules to staff;
