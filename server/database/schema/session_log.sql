-- Generated: tenant table of the migrated database.

create table session_log (
  institute_id bigint not null,
  id uuid not null,
  session_id uuid not null,
  account_id uuid not null,
  opened_at timestamp with time zone not null,
  described_at timestamp with time zone,
  screen_width integer,
  screen_height integer,
  time_zone text,
  constraint session_log_pkey PRIMARY KEY (institute_id, id),
  constraint session_log_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint session_log_institute_id_session_id_fkey FOREIGN KEY (institute_id, session_id) REFERENCES sessions(institute_id, id)
);

CREATE INDEX session_log_of_account ON public.session_log USING btree (institute_id, account_id);

alter table session_log enable row level security;

alter table session_log force row level security;

create policy tenant on session_log for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on session_log to app;

grant select on session_log to staff;
