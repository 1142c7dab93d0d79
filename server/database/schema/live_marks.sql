-- Generated: tenant table of the migrated database.

create table live_marks (
  institute_id bigint not null,
  class_id uuid not null,
  account_id uuid not null,
  status text not null,
  reason text not null,
  marked_by uuid not null,
  marked_at timestamp with time zone not null,
  constraint live_marks_pkey PRIMARY KEY (institute_id, class_id, account_id),
  constraint live_marks_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id),
  constraint live_marks_status_check CHECK (status = ANY (ARRAY['present'::text, 'late'::text, 'left_early'::text, 'absent'::text]))
);

alter table live_marks enable row level security;

alter table live_marks force row level security;

create policy tenant on live_marks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_marks to app;

grant select on live_marks to staff;
