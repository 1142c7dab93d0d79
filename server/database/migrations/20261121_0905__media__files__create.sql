create table media_files (
  institute_id bigint not null,
  id uuid not null,
  owner_id uuid,
  storage_key text not null,
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  alt text not null default '',
  file_name text not null default '',
  created_at timestamptz not null,
  primary key (institute_id, id)
);
select kernel.protect('media_files', 'select, insert, delete');
