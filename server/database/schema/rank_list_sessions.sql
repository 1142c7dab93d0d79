-- Generated: tenant table of the migrated database.

create table rank_list_sessions (
  institute_id bigint not null,
  list_id uuid not null,
  paper_id uuid not null,
  "position" smallint not null,
  label text not null,
  version integer not null,
  constraint rank_list_sessions_pkey PRIMARY KEY (institute_id, list_id, paper_id),
  constraint rank_list_sessions_institute_id_list_id_fkey FOREIGN KEY (institute_id, list_id) REFERENCES rank_lists(institute_id, id),
  constraint rank_list_sessions_institute_id_paper_id_fkey FOREIGN KEY (institute_id, paper_id) REFERENCES papers(institute_id, id),
  constraint rank_list_sessions_institute_id_paper_id_version_fkey FOREIGN KEY (institute_id, paper_id, version) REFERENCES paper_versions(institute_id, paper_id, version)
);

CREATE INDEX rank_list_sessions_of_paper ON public.rank_list_sessions USING btree (institute_id, paper_id);

alter table rank_list_sessions enable row level security;

alter table rank_list_sessions force row level security;

create policy tenant on rank_list_sessions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select on rank_list_sessions to app;

grant select on rank_list_sessions to staff;
