-- Imports of every format. `format` tells how the file is read; `losses` what of it we do not keep: [{code, count}].
alter table question_imports add column format text not null default 'csv';
alter table question_imports add column losses json not null default '[]';

-- `content_hi`, `tags`: of the question that the row becomes. `rich`: cells with marks and pictures, by column. `parts`: what a format
-- without cells says of the question, complete or not. `fixable`: every problem of the row has a suggestion.
alter table question_import_rows add column content_hi json;
alter table question_import_rows add column tags text[];
alter table question_import_rows add column rich json;
alter table question_import_rows add column parts json;
alter table question_import_rows add column losses text[] not null default '{}';
alter table question_import_rows add column fixable boolean not null default false;

-- Pictures of a file: made safe and stored when it is read, the institute's own only once the import is committed.
create table question_import_pictures (
  institute_id bigint not null,
  import_id uuid not null,
  id uuid not null,
  row integer not null,
  storage_key text not null,
  type text not null,
  bytes bigint not null,
  width integer not null,
  height integer not null,
  alt text not null,
  file_name text not null,
  primary key (institute_id, import_id, id)
);
create index question_import_pictures_by_row on question_import_pictures (institute_id, import_id, row);
select kernel.protect('question_import_pictures', 'select, insert, delete');
