-- Generated: tenant table of the migrated database.

create table doubt_reports (
  institute_id bigint not null,
  id uuid not null,
  doubt_id uuid not null,
  reply_id uuid,
  account_id uuid not null,
  reason text not null,
  comment text not null,
  reported_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint doubt_reports_pkey PRIMARY KEY (institute_id, id),
  constraint doubt_reports_institute_id_doubt_id_reply_id_account_id_key UNIQUE NULLS NOT DISTINCT (institute_id, doubt_id, reply_id, account_id),
  constraint doubt_reports_institute_id_doubt_id_fkey FOREIGN KEY (institute_id, doubt_id) REFERENCES doubts(institute_id, id),
  constraint doubt_reports_reason_check CHECK (reason = ANY (ARRAY['rude'::text, 'spam'::text, 'wrong'::text, 'copied'::text, 'other'::text]))
);

CREATE INDEX doubt_reports_of_account ON public.doubt_reports USING btree (institute_id, account_id);

CREATE INDEX doubt_reports_open ON public.doubt_reports USING btree (institute_id, doubt_id) WHERE (decided_at IS NULL);

alter table doubt_reports enable row level security;

alter table doubt_reports force row level security;

create policy tenant on doubt_reports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on doubt_reports to app;

grant select on doubt_reports to staff;
