-- Generated: tenant table of the migrated database.

create table notices (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  params jsonb not null,
  link text,
  key text not null,
  in_inbox boolean not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (institute_id, id),
  constraint notices_institute_id_account_id_key_key UNIQUE (institute_id, account_id, key),
  constraint notices_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id)
);

CREATE INDEX notices_of_account ON public.notices USING btree (institute_id, account_id, created_at DESC, id DESC) WHERE in_inbox;

CREATE INDEX notices_unread ON public.notices USING btree (institute_id, account_id) WHERE (in_inbox AND (read_at IS NULL));

alter table notices enable row level security;

alter table notices force row level security;

create policy tenant on notices for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on notices to app;

grant select on notices to staff;
