-- Generated: tenant table of the migrated database.

create table live_messages (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  account_id uuid not null,
  role text not null,
  key uuid not null,
  words text not null,
  sent_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by uuid,
  constraint live_messages_pkey PRIMARY KEY (institute_id, id),
  constraint live_messages_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_messages_role_check CHECK (role = ANY (ARRAY['instructor'::text, 'student'::text]))
);

CREATE INDEX live_messages_of_class ON public.live_messages USING btree (institute_id, class_id, id);

CREATE UNIQUE INDEX live_messages_once ON public.live_messages USING btree (institute_id, class_id, account_id, key);

alter table live_messages enable row level security;

alter table live_messages force row level security;

create policy tenant on live_messages for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_messages to app;

grant select on live_messages to staff;
