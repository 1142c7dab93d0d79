-- Generated: tenant table of the migrated database.

create table question_collection_members (
  institute_id bigint not null,
  collection_id uuid not null,
  question_id uuid not null,
  constraint question_collection_members_pkey PRIMARY KEY (institute_id, collection_id, question_id),
  constraint question_collection_members_institute_id_collection_id_fkey FOREIGN KEY (institute_id, collection_id) REFERENCES question_collections(institute_id, id) ON DELETE CASCADE,
  constraint question_collection_members_institute_id_question_id_fkey FOREIGN KEY (institute_id, question_id) REFERENCES questions(institute_id, id) ON DELETE CASCADE
);

CREATE INDEX question_collection_members_of_question ON public.question_collection_members USING btree (institute_id, question_id);

alter table question_collection_members enable row level security;

alter table question_collection_members force row level security;

create policy tenant on question_collection_members for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on question_collection_members to app;

grant select on question_collection_members to staff;
