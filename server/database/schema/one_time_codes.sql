-- Generated: tenant table of the migrated database.

create table one_time_codes (
  institute_id bigint not null,
  id uuid not null,
  purpose text not null,
  channel text not null,
  sent_to text not null,
  account_id uuid,
  code_hash bytea not null,
  address text default ''::text not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  tries_left integer not null,
  used_at timestamp with time zone,
  constraint one_time_codes_pkey PRIMARY KEY (institute_id, id),
  constraint one_time_codes_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text]))
);

CREATE INDEX one_time_codes_by_address ON public.one_time_codes USING btree (institute_id, address, sent_at DESC);

CREATE INDEX one_time_codes_by_contact ON public.one_time_codes USING btree (institute_id, sent_to, sent_at DESC);

CREATE INDEX one_time_codes_by_time ON public.one_time_codes USING btree (institute_id, sent_at);

CREATE INDEX one_time_codes_of_account ON public.one_time_codes USING btree (institute_id, account_id);

alter table one_time_codes enable row level security;

alter table one_time_codes force row level security;

create policy tenant on one_time_codes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on one_time_codes to app;

grant select on one_time_codes to staff;
