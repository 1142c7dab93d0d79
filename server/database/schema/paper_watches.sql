-- Generated: tenant table of the migrated database.

create table paper_watches (
  institute_id bigint not null,
  paper_id uuid not null,
  watched_at timestamp with time zone not null,
  revision integer default 0 not null,
  constraint paper_watches_pkey PRIMARY KEY (institute_id, paper_id),
  constraint paper_watches_institute_id_paper_id_fkey FOREIGN KEY (institute_id, paper_id) REFERENCES papers(institute_id, id)
);

alter table paper_watches enable row level security;

alter table paper_watches force row level security;

create policy tenant on paper_watches for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on paper_watches to app;

grant select on paper_watches to staff;
