-- Files that were made of a paper to be printed: question papers, answer keys, solutions. A row goes when its file goes.
create table paper_prints (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid not null,
  -- 0: the draft as it was then.
  paper_version integer not null check (paper_version >= 0),
  document text not null check (document in ('paper', 'key', 'solutions')),
  set_letter text not null check (set_letter in ('A', 'B', 'C', 'D')),
  choices jsonb not null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  failure text check (failure in ('time', 'memory', 'broken')),
  pages integer,
  bytes bigint,
  storage_key text,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- When the file, or the word that it failed, is removed.
  expires_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, paper_id) references papers (institute_id, id),
  foreign key (institute_id, asked_by) references accounts (institute_id, id)
);
create index paper_prints_of_paper on paper_prints (institute_id, paper_id, asked_at desc);
create index paper_prints_asked_by on paper_prints (institute_id, asked_by);
create index paper_prints_expire on paper_prints (institute_id, expires_at);
select kernel.protect('paper_prints', 'select, insert, update, delete');
