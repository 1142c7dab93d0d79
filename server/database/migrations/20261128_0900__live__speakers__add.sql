-- Since when a student may be heard and seen in a room, by the word of the teacher.
alter table live_people add column speaks_at timestamptz;
