-- Every answer to a question of a book, for ever. What is last for a question is how it stands.
create table book_answers (
  institute_id bigint not null,
  account_id uuid not null,
  -- Made by the page that asked: the same answer sent twice is one.
  id uuid not null,
  book_id uuid not null,
  item_id uuid not null,
  version integer not null,
  -- Null: the learner asked for the solution and answered nothing.
  response jsonb,
  outcome text not null check (outcome in ('right', 'wrong', 'partial', 'unanswered')),
  seconds integer not null check (seconds between 0 and 7200),
  answered_at timestamptz not null,
  received_at timestamptz not null,
  primary key (institute_id, account_id, id),
  foreign key (institute_id, book_id) references books (institute_id, id)
);
create index book_answers_of_item on book_answers (institute_id, account_id, book_id, item_id, answered_at desc);

-- Where a learner reads on.
create table book_places (
  institute_id bigint not null,
  account_id uuid not null,
  book_id uuid not null,
  item_id uuid not null,
  at timestamptz not null,
  primary key (institute_id, account_id, book_id),
  foreign key (institute_id, book_id) references books (institute_id, id)
);

select kernel.protect('book_answers', 'select, insert, update, delete');
select kernel.protect('book_places', 'select, insert, update, delete');
