-- The types that exams ask beside the first six (exams: question types), and what a teacher calls a question for himself.
alter table questions drop constraint questions_type_check;
alter table questions add constraint questions_type_check check (type in ('SINGLE', 'MULTIPLE', 'FILL-BLANK-TEXT', 'FILL-BLANK-NUMBER', 'INTEGER', 'DECIMAL',
  'ASSERTION-REASON', 'MATCH-LIST', 'MATRIX', 'SUBJECTIVE-SHORT', 'SUBJECTIVE-MEDIUM', 'SUBJECTIVE-LONG'));
alter table questions add column tags text[] not null default '{}';
