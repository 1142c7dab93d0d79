-- What the columns of somebody's own spreadsheets are: asked once, and known for the next file with the same headings.
create table column_choices (
  institute_id bigint not null,
  kind text not null check (length(kind) between 1 and 60),
  -- SHA-256 of the headings in their order, without case, spaces and signs.
  headings text not null check (length(headings) = 64),
  choices jsonb not null,
  chosen_at timestamptz not null,
  primary key (institute_id, kind, headings)
);
select kernel.protect('column_choices', 'select, insert, update');
