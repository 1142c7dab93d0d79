-- Keys after the attempt. A round collects verdicts; applied, they come into force together and one rescore follows them. The rescore
-- goes through the results in the order of their attempts, and what it has done is written with each part of it.
create table paper_rescores (
  institute_id bigint not null,
  paper_id uuid not null,
  round integer not null,
  state text not null check (state in ('open', 'running', 'done')),
  opened_at timestamptz not null,
  applied_by uuid,
  applied_at timestamptz,
  -- Results up to this attempt are done; then students up to this account are told.
  done_attempt uuid,
  told_account uuid,
  seen integer not null default 0,
  changed integer not null default 0,
  gained integer not null default 0,
  lost integer not null default 0,
  told integer not null default 0,
  finished_at timestamptz,
  primary key (institute_id, paper_id, round)
);
create unique index paper_rescores_open on paper_rescores (institute_id, paper_id) where state = 'open';
create unique index paper_rescores_running on paper_rescores (institute_id, paper_id) where state = 'running';
select kernel.protect('paper_rescores', 'select, insert, update');

-- Never changed: of the verdicts about one question of one version the greatest number of an applied round is in force.
create table paper_key_verdicts (
  institute_id bigint not null,
  paper_id uuid not null,
  paper_version integer not null,
  question_id uuid not null,
  number integer not null,
  round integer not null,
  kind text not null check (kind in ('keep', 'change_key', 'several_keys', 'all_right', 'drop')),
  keys jsonb not null,
  population text not null check (population in ('chose_right', 'attempted', 'appeared')),
  reason text not null,
  decided_by uuid,
  decided_at timestamptz not null,
  primary key (institute_id, paper_id, paper_version, question_id, number),
  foreign key (institute_id, paper_id, round) references paper_rescores (institute_id, paper_id, round)
);
select kernel.protect('paper_key_verdicts', 'select, insert');

-- Until when students may challenge the keys of a paper; without a row they may not.
create table challenge_windows (
  institute_id bigint not null,
  paper_id uuid not null,
  until timestamptz not null,
  primary key (institute_id, paper_id),
  foreign key (institute_id, paper_id) references papers (institute_id, id)
);
select kernel.protect('challenge_windows', 'select, insert, update, delete');

create table key_challenges (
  institute_id bigint not null,
  id uuid not null,
  paper_id uuid not null,
  paper_version integer not null,
  question_id uuid not null,
  attempt_id uuid not null,
  -- Nobody, after the account was erased.
  account_id uuid,
  claim jsonb,
  body text not null,
  picture_id uuid,
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  answer text not null default '',
  made_at timestamptz not null,
  answered_at timestamptz,
  primary key (institute_id, id),
  unique (institute_id, paper_id, question_id, paper_version, account_id)
);
create index key_challenges_of_account on key_challenges (institute_id, account_id);
select kernel.protect('key_challenges', 'select, insert, update');

-- What a result was before it was marked again.
create table result_history (
  institute_id bigint not null,
  attempt_id uuid not null,
  result_version integer not null,
  -- The round whose rescore came after it; 0: the attempt was reopened, or more of it counts.
  round integer not null,
  paper_id uuid not null,
  marks integer not null,
  right_count integer not null,
  wrong_count integer not null,
  partial_count integer not null,
  unanswered_count integer not null,
  subjects jsonb not null,
  corrected jsonb,
  rank_key bytea not null,
  issued_at timestamptz not null,
  primary key (institute_id, attempt_id, result_version)
);
create index result_history_by_round on result_history (institute_id, paper_id, round);
select kernel.protect('result_history', 'select, insert');

-- What verdicts made of single answers, by question id: it goes before `answers`, which stays what the first marking said. Rewriting
-- that long column costs fifteen times a plain update, which a rescore of a whole exam cannot afford.
alter table results add column corrected jsonb, add column issued_at timestamptz;
create function marked_answers(answers jsonb, corrected jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when corrected is null then answers
    else (select jsonb_agg(coalesce(corrected -> (one.answer ->> 'questionId'), one.answer) order by one.place)
      from jsonb_array_elements(answers) with ordinality as one (answer, place)) end
$$;

-- Who benefits from a dropped question is a rule of each exam.
alter table exam_patterns add column dropped_population text not null default 'appeared'
  check (dropped_population in ('attempted', 'appeared'));
