-- The board of a room: whether everybody sees it, who draws, and what part of it the teacher looks at.
create table live_boards (
  institute_id bigint not null,
  class_id uuid not null,
  shown boolean not null default false,
  everybody boolean not null default false,
  view jsonb,
  -- How much lies on it, with what was rubbed out: a board that is full takes nothing more.
  elements integer not null default 0,
  bytes integer not null default 0,
  primary key (institute_id, class_id)
);

-- What is drawn, each element as it is now. The version grows with each change; what was rubbed out stays, so that an older version of it
-- does not come back from a page that was away.
create table live_board_elements (
  institute_id bigint not null,
  class_id uuid not null,
  id text not null,
  version integer not null,
  nonce bigint not null,
  bytes integer not null,
  element jsonb not null,
  primary key (institute_id, class_id, id)
);

alter table live_boards add constraint live_boards_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);
alter table live_board_elements add constraint live_board_elements_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);

select kernel.protect('live_boards', 'select, insert, update, delete');
select kernel.protect('live_board_elements', 'select, insert, update, delete');
