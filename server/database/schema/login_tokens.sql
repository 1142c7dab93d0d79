-- Generated: tenant table of the migrated database.

create table login_tokens (
  institute_id bigint not null,
  hash bytea not null,
  account_id uuid not null,
  host text not null,
  nonce_hash text not null,
  purpose text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint login_tokens_pkey PRIMARY KEY (institute_id, hash),
  constraint login_tokens_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint login_tokens_purpose_check CHECK (purpose = ANY (ARRAY['home'::text, 'second_factor'::text]))
);

CREATE INDEX login_tokens_by_end ON public.login_tokens USING btree (institute_id, expires_at);

CREATE INDEX login_tokens_of_account ON public.login_tokens USING btree (institute_id, account_id);

alter table login_tokens enable row level security;

alter table login_tokens force row level security;

create policy tenant on login_tokens for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on login_tokens to app;
