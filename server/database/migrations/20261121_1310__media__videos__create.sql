-- What was made of an uploaded video: a folder of the storage with one HLS list for each height, the sound alone, and small pictures.
create table media_videos (
  institute_id bigint not null,
  media_id uuid not null,
  -- How often it was tried to make it ready.
  tries integer not null default 0,
  width integer,
  height integer,
  -- Heights that a player may choose, the least first; empty: the file is played as it was uploaded.
  rungs integer[] not null default '{}',
  -- Bytes of each of them, in this order: what watching costs.
  rung_bytes jsonb not null default '[]',
  -- Sound alone was made as well.
  has_audio boolean not null default false,
  -- Below the folder of the institute; a new making has a new one. Null: nothing was made.
  folder text,
  poster boolean not null default false,
  -- { everySeconds, columns, width, height, count } of the one file of small pictures.
  sprite jsonb,
  made_at timestamptz,
  -- Last sign of life of whoever makes it ready: long after it the work is begun again.
  touched_at timestamptz,
  primary key (institute_id, media_id),
  foreign key (institute_id, media_id) references media_files (institute_id, id) on delete cascade
);
select kernel.protect('media_videos', 'select, insert, update, delete');

create table media_captions (
  institute_id bigint not null,
  id uuid not null,
  media_id uuid not null,
  language text not null,
  label text not null,
  -- WebVTT, checked.
  body text not null,
  created_at timestamptz not null,
  primary key (institute_id, id),
  unique (institute_id, media_id, language, label),
  foreign key (institute_id, media_id) references media_files (institute_id, id) on delete cascade
);
select kernel.protect('media_captions', 'select, insert, update, delete');

-- Videos at other hosts. One that was taken off the list stays for the lessons that show it.
create table media_links (
  institute_id bigint not null,
  id uuid not null,
  provider text not null check (provider in ('youtube', 'vimeo', 'hls', 'file')),
  url text not null,
  title text not null,
  seconds integer,
  created_by uuid,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (institute_id, id)
);
create index media_links_by_time on media_links (institute_id, created_at desc) where removed_at is null;
select kernel.protect('media_links', 'select, insert, update, delete');

-- What an institute decides about videos; without a row the usual rules hold.
create table video_rules (
  institute_id bigint primary key,
  hosts text[] not null,
  one_stream boolean not null,
  watermark boolean not null
);
select kernel.protect('video_rules', 'select, insert, update, delete');

-- The stream that an account watches: whoever starts another takes its place.
create table media_streams (
  institute_id bigint not null,
  account_id uuid not null,
  stream_id uuid not null,
  begun_at timestamptz not null,
  primary key (institute_id, account_id)
);
select kernel.protect('media_streams', 'select, insert, update, delete');
