-- Generated: tenant table of the migrated database.

create table refresh_tokens (
  institute_id bigint not null,
  hash bytea not null,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (institute_id, hash),
  constraint refresh_tokens_institute_id_session_id_fkey FOREIGN KEY (institute_id, session_id) REFERENCES sessions(institute_id, id)
);

CREATE INDEX refresh_tokens_of_session ON public.refresh_tokens USING btree (institute_id, session_id);

alter table refresh_tokens enable row level security;

alter table refresh_tokens force row level security;

create policy tenant on refresh_tokens for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on refresh_tokens to app;
