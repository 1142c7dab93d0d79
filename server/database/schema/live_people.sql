-- Generated: tenant table of the migrated database.

create table live_people (
  institute_id bigint not null,
  class_id uuid not null,
  account_id uuid not null,
  hand_at timestamp with time zone,
  hand_words text default ''::text not null,
  muted boolean default false not null,
  removed_at timestamp with time zone,
  wrote_at timestamp with time zone,
  speaks_at timestamp with time zone,
  constraint live_people_pkey PRIMARY KEY (institute_id, class_id, account_id),
  constraint live_people_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id)
);

alter table live_people enable row level security;

alter table live_people force row level security;

create policy tenant on live_people for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_people to app;

grant select on live_people to staff;
