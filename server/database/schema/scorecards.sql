-- Generated: tenant table of the migrated database.

create table scorecards (
  institute_id bigint not null,
  id uuid not null,
  attempt_id uuid not null,
  account_id uuid not null,
  code text not null,
  result_version integer not null,
  issued_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  shown_name text default 'initials'::text not null,
  shows_rank boolean default true not null,
  ends_at timestamp with time zone not null,
  constraint scorecards_pkey PRIMARY KEY (institute_id, id),
  constraint scorecards_institute_id_code_key UNIQUE (institute_id, code),
  constraint scorecards_institute_id_attempt_id_fkey FOREIGN KEY (institute_id, attempt_id) REFERENCES attempts(institute_id, id),
  constraint scorecards_shown_name_check CHECK (shown_name = ANY (ARRAY['initials'::text, 'full'::text, 'none'::text]))
);

CREATE INDEX scorecards_of_owner ON public.scorecards USING btree (institute_id, account_id) WHERE (revoked_at IS NULL);

CREATE UNIQUE INDEX scorecards_valid ON public.scorecards USING btree (institute_id, attempt_id) WHERE (revoked_at IS NULL);

alter table scorecards enable row level security;

alter table scorecards force row level security;

create policy tenant on scorecards for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on scorecards to app;

grant select on scorecards to staff;
