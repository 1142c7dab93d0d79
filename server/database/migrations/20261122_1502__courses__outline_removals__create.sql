-- What authors took out of an outline, for some days: who clicked beside takes it back. Published versions are not touched by either.
create table outline_removals (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  removed_at timestamptz not null,
  removed jsonb not null,
  primary key (institute_id, id)
);
create index outline_removals_by_time on outline_removals (institute_id, removed_at);
select kernel.protect('outline_removals', 'select, insert, delete');
