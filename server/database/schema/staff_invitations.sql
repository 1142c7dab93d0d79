-- Generated: tenant table of the migrated database.

create table staff_invitations (
  institute_id bigint not null,
  id uuid not null,
  email text not null,
  role_name text not null,
  teaches text[] default '{}'::text[] not null,
  token_hash bytea not null,
  account_id uuid,
  invited_by uuid not null,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint staff_invitations_pkey PRIMARY KEY (institute_id, id),
  constraint staff_invitations_institute_id_token_hash_key UNIQUE (institute_id, token_hash),
  constraint staff_invitations_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint staff_invitations_institute_id_invited_by_fkey FOREIGN KEY (institute_id, invited_by) REFERENCES accounts(institute_id, id),
  constraint staff_invitations_check CHECK (accepted_at IS NULL OR withdrawn_at IS NULL),
  constraint staff_invitations_email_check CHECK (email = lower(email))
);

CREATE INDEX staff_invitations_newest ON public.staff_invitations USING btree (institute_id, sent_at DESC);

CREATE INDEX staff_invitations_of_account ON public.staff_invitations USING btree (institute_id, account_id);

CREATE UNIQUE INDEX staff_invitations_open ON public.staff_invitations USING btree (institute_id, email) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));

alter table staff_invitations enable row level security;

alter table staff_invitations force row level security;

create policy tenant on staff_invitations for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on staff_invitations to app;

grant select on staff_invitations to staff;
