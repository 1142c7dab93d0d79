-- Generated: tenant table of the migrated database.

create table live_polls (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  question text not null,
  options jsonb not null,
  right_option smallint,
  opened_by uuid not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  question_id uuid,
  asked jsonb,
  constraint live_polls_pkey PRIMARY KEY (institute_id, id),
  constraint live_polls_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id)
);

CREATE INDEX live_polls_of_class ON public.live_polls USING btree (institute_id, class_id, id);

CREATE UNIQUE INDEX live_polls_open ON public.live_polls USING btree (institute_id, class_id) WHERE (closed_at IS NULL);

alter table live_polls enable row level security;

alter table live_polls force row level security;

create policy tenant on live_polls for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on live_polls to app;

grant select on live_polls to staff;
