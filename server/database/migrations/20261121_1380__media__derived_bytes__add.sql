-- Bytes of what the server made of a file: the sizes of a video with its pictures, the unpacked files of a package.
-- Null: nothing was made of it, or so long ago that it was not counted; a sweep measures the latter in the storage.
alter table media_files add column derived_bytes bigint;
create index media_files_unmeasured on media_files (institute_id)
  where derived_bytes is null and state = 'ready' and kind in ('video', 'package');
