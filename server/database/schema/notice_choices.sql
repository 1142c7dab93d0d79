-- Generated: tenant table of the migrated database.

create table notice_choices (
  institute_id bigint not null,
  account_id uuid not null,
  kind text not null,
  channel text not null,
  is_on boolean not null,
  updated_at timestamp with time zone not null,
  constraint notice_choices_pkey PRIMARY KEY (institute_id, account_id, kind, channel),
  constraint notice_choices_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint notice_choices_channel_check CHECK (channel = ANY (ARRAY['inbox'::text, 'mail'::text, 'sms'::text]))
);

alter table notice_choices enable row level security;

alter table notice_choices force row level security;

create policy tenant on notice_choices for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on notice_choices to app;

grant select on notice_choices to staff;
