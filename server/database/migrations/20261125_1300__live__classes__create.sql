-- Seats of live rooms: one of the pool (auto), or of one teacher (manual). A class that runs holds its seat as a lease.
create table live_licences (
  institute_id bigint not null,
  id uuid not null,
  type text not null check (type in ('manual', 'auto')),
  teacher_id uuid,
  class_id uuid,
  taken_at timestamptz,
  seen_at timestamptz,
  created_at timestamptz not null,
  primary key (institute_id, id),
  check ((type = 'manual') = (teacher_id is not null)),
  check ((class_id is null) = (taken_at is null)),
  check ((class_id is null) = (seen_at is null))
);
create unique index live_licences_of_teacher on live_licences (institute_id, teacher_id) where teacher_id is not null;
create unique index live_licences_of_class on live_licences (institute_id, class_id) where class_id is not null;

-- What repeats: the rule as RFC 5545 writes it, and the days that were left out. Its classes are rows of their own.
create table live_series (
  institute_id bigint not null,
  id uuid not null,
  rule text not null,
  left_out date[] not null,
  created_at timestamptz not null,
  primary key (institute_id, id)
);

-- Whether a class is open to come in follows from the clock; what happened to it is its state.
create table live_classes (
  institute_id bigint not null,
  id uuid not null,
  series_id uuid,
  title text not null,
  kind text not null check (kind in ('room', 'link', 'classroom')),
  place text not null,
  teacher_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  remind_minutes smallint not null,
  state text not null check (state in ('scheduled', 'live', 'ended', 'cancelled')),
  reason text not null,
  started_at timestamptz,
  ended_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (institute_id, id),
  check (ends_at > starts_at)
);
create index live_classes_by_time on live_classes (institute_id, starts_at);
create index live_classes_of_series on live_classes (institute_id, series_id) where series_id is not null;

create table live_audiences (
  institute_id bigint not null,
  class_id uuid not null,
  kind text not null check (kind in ('batch', 'course')),
  thing_id uuid not null,
  primary key (institute_id, class_id, kind, thing_id)
);

alter table live_classes add constraint live_classes_series_fk
  foreign key (institute_id, series_id) references live_series (institute_id, id);
alter table live_audiences add constraint live_audiences_class_fk
  foreign key (institute_id, class_id) references live_classes (institute_id, id);

select kernel.protect('live_licences', 'select, insert, update, delete');
select kernel.protect('live_series', 'select, insert, update');
select kernel.protect('live_classes', 'select, insert, update');
select kernel.protect('live_audiences', 'select, insert');
