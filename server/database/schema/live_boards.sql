-- Generated: tenant table of the migrated database.

create table live_boards (
  institute_id bigint not null,
  class_id uuid not null,
  shown boolean default false not null,
  everybody boolean default false not null,
  view jsonb,
  elements integer default 0 not null,
  bytes integer default 0 not null,
  constraint live_boards_pkey PRIMARY KEY (institute_id, class_id),
  constraint live_boards_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id)
);

alter table live_boards enable row level security;

alter table live_boards force row level security;

create policy tenant on live_boards for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_boards to app;

grant select on live_boards to staff;
