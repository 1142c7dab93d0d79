-- Generated: tenant table of the migrated database.

create table rank_list_entries (
  institute_id bigint not null,
  list_id uuid not null,
  issue integer not null,
  account_id uuid not null,
  rank integer not null,
  attempt_id uuid not null,
  session text not null,
  marks integer not null,
  at_or_below integer not null,
  of integer not null,
  subjects jsonb not null,
  constraint rank_list_entries_pkey PRIMARY KEY (institute_id, list_id, issue, account_id),
  constraint rank_list_entries_institute_id_list_id_issue_fkey FOREIGN KEY (institute_id, list_id, issue) REFERENCES rank_list_issues(institute_id, list_id, issue)
);

CREATE INDEX rank_list_entries_by_rank ON public.rank_list_entries USING btree (institute_id, list_id, issue, rank);

CREATE INDEX rank_list_entries_of_account ON public.rank_list_entries USING btree (institute_id, account_id);

alter table rank_list_entries enable row level security;

alter table rank_list_entries force row level security;

create policy tenant on rank_list_entries for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on rank_list_entries to app;

grant select on rank_list_entries to staff;
