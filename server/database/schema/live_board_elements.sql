-- Generated: tenant table of the migrated database.

create table live_board_elements (
  institute_id bigint not null,
  class_id uuid not null,
  id text not null,
  version integer not null,
  nonce bigint not null,
  bytes integer not null,
  element jsonb not null,
  constraint live_board_elements_pkey PRIMARY KEY (institute_id, class_id, id),
  constraint live_board_elements_class_fk FOREIGN KEY (institute_id, class_id) REFERENCES live_classes(institute_id, id)
);

alter table live_board_elements enable row level security;

alter table live_board_elements force row level security;

create policy tenant on live_board_elements for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on live_board_elements to app;

grant select on live_board_elements to staff;
