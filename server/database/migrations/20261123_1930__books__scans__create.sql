-- A printed code that was read. Who read it is not kept, only whether somebody was signed in.
create table book_scans (
  institute_id bigint not null,
  id uuid not null,
  book_id uuid not null,
  item_id uuid not null,
  way text not null check (way in ('camera', 'typed', 'address')),
  signed_in boolean not null,
  at timestamptz not null,
  primary key (institute_id, id),
  foreign key (institute_id, book_id) references books (institute_id, id)
);
create index book_scans_of_book on book_scans (institute_id, book_id, at);
select kernel.protect('book_scans', 'select, insert');
