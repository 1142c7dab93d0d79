-- Generated: tenant table of the migrated database.

create table live_doubts (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  words text not null,
  asked_at timestamp with time zone not null,
  answer text default ''::text not null,
  answered_by uuid,
  answered_at timestamp with time zone,
  constraint live_doubts_pkey PRIMARY KEY (institute_id, id),
  constraint live_doubts_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id)
);

CREATE INDEX live_doubts_of_class ON public.live_doubts USING btree (institute_id, class_id, id);

alter table live_doubts enable row level security;

alter table live_doubts force row level security;

create policy tenant on live_doubts for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_doubts to app;

grant select on live_doubts to staff;
