-- Generated: tenant table of the migrated database.

create table accommodation_requests (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  extra_time_percent integer not null,
  extra_time_minutes integer not null,
  reason text not null,
  state text not null,
  answer text default ''::text not null,
  asked_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint accommodation_requests_pkey PRIMARY KEY (institute_id, id),
  constraint accommodation_requests_extra_time_minutes_check CHECK (extra_time_minutes >= 0 AND extra_time_minutes <= 180),
  constraint accommodation_requests_extra_time_percent_check CHECK (extra_time_percent >= 0 AND extra_time_percent <= 100),
  constraint accommodation_requests_state_check CHECK (state = ANY (ARRAY['open'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text]))
);

CREATE INDEX accommodation_requests_by_time ON public.accommodation_requests USING btree (institute_id, state, asked_at DESC);

CREATE UNIQUE INDEX accommodation_requests_one_open ON public.accommodation_requests USING btree (institute_id, account_id) WHERE (state = 'open'::text);

alter table accommodation_requests enable row level security;

alter table accommodation_requests force row level security;

create policy tenant on accommodation_requests for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on accommodation_requests to app;

grant select on accommodation_requests to staff;
