-- Generated: tenant table of the migrated database.

create table message_deliveries (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid,
  about text not null,
  channel text not null,
  sent_to text not null,
  sent_to_hash bytea not null,
  state text not null,
  reason text default ''::text not null,
  tries integer default 0 not null,
  queued_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint message_deliveries_pkey PRIMARY KEY (institute_id, id),
  constraint message_deliveries_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text])),
  constraint message_deliveries_check CHECK ((state = 'queued'::text) = (finished_at IS NULL)),
  constraint message_deliveries_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))
);

CREATE INDEX message_deliveries_by_contact ON public.message_deliveries USING btree (institute_id, sent_to_hash, queued_at DESC);

CREATE INDEX message_deliveries_by_time ON public.message_deliveries USING btree (institute_id, queued_at DESC, id DESC);

CREATE INDEX message_deliveries_of_account ON public.message_deliveries USING btree (institute_id, account_id, queued_at DESC);

alter table message_deliveries enable row level security;

alter table message_deliveries force row level security;

create policy tenant on message_deliveries for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on message_deliveries to app;

grant select on message_deliveries to staff;
