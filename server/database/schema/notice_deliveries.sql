-- Generated: tenant table of the migrated database.

create table notice_deliveries (
  institute_id bigint not null,
  id uuid not null,
  notice_id uuid not null,
  account_id uuid not null,
  channel text not null,
  state text not null,
  reason text default ''::text not null,
  tries integer default 0 not null,
  queued_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint notice_deliveries_pkey PRIMARY KEY (institute_id, id),
  constraint notice_deliveries_institute_id_notice_id_channel_key UNIQUE (institute_id, notice_id, channel),
  constraint notice_deliveries_institute_id_notice_id_fkey FOREIGN KEY (institute_id, notice_id) REFERENCES notices(institute_id, id),
  constraint notice_deliveries_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text])),
  constraint notice_deliveries_check CHECK ((state = 'queued'::text) = (finished_at IS NULL)),
  constraint notice_deliveries_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))
);

CREATE INDEX notice_deliveries_by_state ON public.notice_deliveries USING btree (institute_id, state, queued_at DESC);

CREATE INDEX notice_deliveries_by_time ON public.notice_deliveries USING btree (institute_id, queued_at DESC, id DESC);

CREATE INDEX notice_deliveries_of_account ON public.notice_deliveries USING btree (institute_id, account_id, queued_at DESC);

alter table notice_deliveries enable row level security;

alter table notice_deliveries force row level security;

create policy tenant on notice_deliveries for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on notice_deliveries to app;

grant select on notice_deliveries to staff;
