-- Generated: tenant table of the migrated database.

create table parallel_papers (
  institute_id bigint not null,
  paper_id uuid not null,
  family_id uuid not null,
  letter text not null,
  made_at timestamp with time zone not null,
  constraint parallel_papers_pkey PRIMARY KEY (institute_id, paper_id),
  constraint parallel_papers_institute_id_family_id_letter_key UNIQUE (institute_id, family_id, letter),
  constraint parallel_papers_institute_id_paper_id_fkey FOREIGN KEY (institute_id, paper_id) REFERENCES papers(institute_id, id),
  constraint parallel_papers_letter_check CHECK (letter = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text]))
);

alter table parallel_papers enable row level security;

alter table parallel_papers force row level security;

create policy tenant on parallel_papers for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on parallel_papers to app;

grant select on parallel_papers to staff;
