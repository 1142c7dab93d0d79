-- Generated: tenant table of the migrated database.

create table question_rewordings (
  institute_id bigint not null,
  change_id uuid not null,
  question_id uuid not null,
  state text not null,
  version_before integer,
  key_before integer,
  version_after integer,
  key_after integer,
  problems json default '[]'::json not null,
  constraint question_rewordings_pkey PRIMARY KEY (institute_id, change_id, question_id),
  constraint question_rewordings_institute_id_change_id_fkey FOREIGN KEY (institute_id, change_id) REFERENCES question_changes(institute_id, id),
  constraint question_rewordings_state_check CHECK (state = ANY (ARRAY['planned'::text, 'changed'::text, 'refused'::text, 'undone'::text, 'changed_since'::text]))
);

CREATE INDEX question_rewordings_by_state ON public.question_rewordings USING btree (institute_id, change_id, state);

CREATE INDEX question_rewordings_of_question ON public.question_rewordings USING btree (institute_id, question_id);

alter table question_rewordings enable row level security;

alter table question_rewordings force row level security;

create policy tenant on question_rewordings for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on question_rewordings to app;

grant select on question_rewordings to staff;
