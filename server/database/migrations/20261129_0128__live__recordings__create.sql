-- Since when a class is recorded at this moment, and whether it is from its start without a word of the teacher.
alter table live_classes add column recorded_since timestamptz;
alter table live_classes add column records_itself boolean not null default false;

-- The recording of a class: one video of all times that it ran.
create table live_recordings (
  institute_id bigint not null,
  class_id uuid not null,
  title text not null,
  -- recording: the class goes on; waiting: a job makes the video; made: media has it.
  state text not null check (state in ('recording', 'waiting', 'made', 'failed')),
  problem text check (problem in ('nothing', 'space', 'notMade')),
  hidden boolean not null default false,
  started_by uuid not null,
  started_at timestamptz not null,
  tries integer not null default 0,
  media_id uuid,
  seconds integer,
  chapters jsonb not null default '[]',
  primary key (institute_id, class_id)
);

-- When it was started and stopped, and when which page of the slides was shown.
create table live_recording_events (
  institute_id bigint not null,
  id uuid not null,
  class_id uuid not null,
  kind text not null check (kind in ('started', 'stopped', 'page')),
  page integer,
  -- Who did it; null: the class did it by itself.
  account_id uuid,
  at timestamptz not null,
  primary key (institute_id, id)
);
create index live_recording_events_of_class on live_recording_events (institute_id, class_id, id);

alter table live_recordings add constraint live_recordings_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);
alter table live_recording_events add constraint live_recording_events_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);

select kernel.protect('live_recordings', 'select, insert, update, delete');
select kernel.protect('live_recording_events', 'select, insert, update, delete');
