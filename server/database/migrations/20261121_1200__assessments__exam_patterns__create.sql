-- The patterns of official exams: versioned data with a year and a source, never code branches. A pattern that was used is not changed:
-- a new year that differs is a new row. `until_year` is null while the pattern holds. Marks are hundredths.
create table exam_patterns (
  id text primary key,
  exam text not null,
  paper text not null,
  from_year smallint not null,
  until_year smallint check (until_year >= from_year),
  source text not null,
  -- The evidence for it is second-hand: the teacher is told.
  second_hand boolean not null,
  minutes smallint not null,
  marks integer not null,
  position smallint not null unique
);

-- `counted`: of so many questions that are shown, at most so many count; the first ones that are answered.
create table exam_pattern_sections (
  pattern_id text not null references exam_patterns (id),
  position smallint not null,
  title text not null,
  subject_code text not null,
  types text[] not null,
  questions smallint not null,
  counted smallint not null check (counted between 1 and questions),
  rule jsonb not null,
  primary key (pattern_id, position)
);
grant select on exam_patterns, exam_pattern_sections to app, staff, jobs;
grant insert, update on exam_patterns, exam_pattern_sections to staff;

insert into exam_patterns (id, exam, paper, from_year, until_year, source, second_hand, minutes, marks, position) values
  ('jee-main-2025', 'JEE Main', 'Paper 1', 2025, null, 'NTA, JEE (Main) information bulletin 2025', false, 180, 30000, 1),
  ('jee-main-2022', 'JEE Main', 'Paper 1', 2022, 2024, 'NTA, JEE (Main) information bulletin 2022', false, 180, 30000, 2),
  ('jee-main-2021', 'JEE Main', 'Paper 1', 2021, 2021, 'NTA, JEE (Main) information bulletin 2021', false, 180, 30000, 3),
  ('jee-advanced-2026-1', 'JEE Advanced', 'Paper 1', 2026, 2026, 'JEE (Advanced) 2026, question paper 1', false, 180, 18000, 4),
  ('jee-advanced-2026-2', 'JEE Advanced', 'Paper 2', 2026, 2026, 'JEE (Advanced) 2026, question paper 2', true, 180, 18000, 5),
  ('jee-advanced-2025-1', 'JEE Advanced', 'Paper 1', 2025, 2025, 'JEE (Advanced) 2025, question paper 1', true, 180, 18000, 6),
  ('jee-advanced-2025-2', 'JEE Advanced', 'Paper 2', 2025, 2025, 'JEE (Advanced) 2025, question paper 2', true, 180, 18000, 7),
  ('neet-2025', 'NEET UG', 'Paper', 2025, null, 'NTA, NEET (UG) information bulletin 2025', false, 180, 72000, 8),
  ('neet-2021', 'NEET UG', 'Paper', 2021, 2024, 'NTA, NEET (UG) information bulletin 2021', true, 200, 72000, 9);

with rules (name, rule) as (values
  ('single', '{"right": 400, "wrong": -100, "unanswered": 0, "ladder": []}'::jsonb),
  ('nearest', '{"right": 400, "wrong": -100, "unanswered": 0, "ladder": [], "decimals": 0}'),
  ('nearest-free', '{"right": 400, "wrong": 0, "unanswered": 0, "ladder": [], "decimals": 0}'),
  ('three', '{"right": 300, "wrong": -100, "unanswered": 0, "ladder": []}'),
  ('numeric', '{"right": 400, "wrong": 0, "unanswered": 0, "ladder": [], "decimals": 2}'),
  ('numeric-two', '{"right": 200, "wrong": 0, "unanswered": 0, "ladder": [], "decimals": 2}'),
  -- The official ladder speaks of four options; its last two steps carry it to five and six.
  ('ladder-1', '{"right": 400, "wrong": -100, "unanswered": 0, "ladder": [{"correctAtLeast": 2, "chosen": 1, "marks": 100}, {"correctAtLeast": 3, "chosen": 2, "marks": 200}, {"correctAtLeast": 4, "chosen": 3, "marks": 300}, {"correctAtLeast": 5, "chosen": 4, "marks": 300}, {"correctAtLeast": 6, "chosen": 5, "marks": 300}]}'),
  ('ladder-2', '{"right": 400, "wrong": -200, "unanswered": 0, "ladder": [{"correctAtLeast": 2, "chosen": 1, "marks": 100}, {"correctAtLeast": 3, "chosen": 2, "marks": 200}, {"correctAtLeast": 4, "chosen": 3, "marks": 300}, {"correctAtLeast": 5, "chosen": 4, "marks": 300}, {"correctAtLeast": 6, "chosen": 5, "marks": 300}]}')
),
-- `times`: a subject of twice as many questions as the others.
subjects (of, place, subject_code, name, times) as (values
  ('JEE Main', 1, 'physics', 'Physics', 1), ('JEE Main', 2, 'chemistry', 'Chemistry', 1), ('JEE Main', 3, 'maths', 'Mathematics', 1),
  ('JEE Advanced', 1, 'maths', 'Mathematics', 1), ('JEE Advanced', 2, 'physics', 'Physics', 1), ('JEE Advanced', 3, 'chemistry', 'Chemistry', 1),
  ('neet-2025', 1, 'physics', 'Physics', 1), ('neet-2025', 2, 'chemistry', 'Chemistry', 1), ('neet-2025', 3, 'biology', 'Biology', 2),
  ('neet-2021', 1, 'physics', 'Physics', 1), ('neet-2021', 2, 'chemistry', 'Chemistry', 1),
  ('neet-2021', 3, 'biology', 'Botany', 1), ('neet-2021', 4, 'biology', 'Zoology', 1)
),
choices (types) as (values (array['SINGLE', 'ASSERTION-REASON', 'MATCH-LIST'])),
-- Parts of a paper that every subject has.
parts (pattern_id, place, part, types, questions, counted, rule) as (
  select * from (values
    ('jee-main-2025', 1, 'Section A', (select types from choices), 20, 20, 'single'),
    ('jee-main-2025', 2, 'Section B', array['INTEGER', 'DECIMAL', 'FILL-BLANK-NUMBER'], 5, 5, 'nearest'),
    ('jee-main-2022', 1, 'Section A', (select types from choices), 20, 20, 'single'),
    ('jee-main-2022', 2, 'Section B', array['INTEGER', 'DECIMAL', 'FILL-BLANK-NUMBER'], 10, 5, 'nearest'),
    ('jee-main-2021', 1, 'Section A', (select types from choices), 20, 20, 'single'),
    ('jee-main-2021', 2, 'Section B', array['INTEGER', 'DECIMAL', 'FILL-BLANK-NUMBER'], 10, 5, 'nearest-free'),
    ('jee-advanced-2026-1', 1, 'Section 1', array['SINGLE', 'ASSERTION-REASON'], 4, 4, 'three'),
    ('jee-advanced-2026-1', 2, 'Section 2', array['MULTIPLE'], 4, 4, 'ladder-1'),
    ('jee-advanced-2026-1', 3, 'Section 3', array['DECIMAL', 'INTEGER', 'FILL-BLANK-NUMBER'], 4, 4, 'numeric'),
    ('jee-advanced-2026-1', 4, 'Section 4', array['MATCH-LIST'], 4, 4, 'single'),
    ('jee-advanced-2026-2', 1, 'Section 1', array['SINGLE', 'ASSERTION-REASON'], 4, 4, 'three'),
    ('jee-advanced-2026-2', 2, 'Section 2', array['MULTIPLE'], 5, 5, 'ladder-1'),
    ('jee-advanced-2026-2', 3, 'Section 3', array['DECIMAL', 'INTEGER', 'FILL-BLANK-NUMBER'], 5, 5, 'numeric'),
    ('jee-advanced-2026-2', 4, 'Section 4', array['DECIMAL', 'INTEGER', 'FILL-BLANK-NUMBER'], 4, 4, 'numeric-two'),
    ('jee-advanced-2025-1', 1, 'Section 1', array['SINGLE', 'ASSERTION-REASON'], 4, 4, 'three'),
    ('jee-advanced-2025-1', 2, 'Section 2', array['MULTIPLE'], 3, 3, 'ladder-2'),
    ('jee-advanced-2025-1', 3, 'Section 3', array['DECIMAL', 'INTEGER', 'FILL-BLANK-NUMBER'], 6, 6, 'numeric'),
    ('jee-advanced-2025-1', 4, 'Section 4', array['MATCH-LIST'], 3, 3, 'single'),
    ('jee-advanced-2025-2', 1, 'Section 1', array['SINGLE', 'ASSERTION-REASON'], 4, 4, 'three'),
    ('jee-advanced-2025-2', 2, 'Section 2', array['MULTIPLE'], 4, 4, 'ladder-2'),
    ('jee-advanced-2025-2', 3, 'Section 3', array['DECIMAL', 'INTEGER', 'FILL-BLANK-NUMBER'], 8, 8, 'numeric'),
    ('neet-2025', 1, '', (select types from choices), 45, 45, 'single'),
    ('neet-2021', 1, 'Section A', (select types from choices), 35, 35, 'single'),
    ('neet-2021', 2, 'Section B', (select types from choices), 15, 10, 'single')
  ) as of_subject
)
insert into exam_pattern_sections (pattern_id, position, title, subject_code, types, questions, counted, rule)
select p.id,
  row_number() over (partition by p.id order by s.place, part.place),
  s.name || case when part.part = '' then '' else ' · ' || part.part end,
  s.subject_code, part.types, part.questions * s.times, part.counted * s.times, r.rule
from exam_patterns p
join parts part on part.pattern_id = p.id
join subjects s on s.of in (p.exam, p.id)
join rules r on r.name = part.rule;

-- The pattern that a published version follows.
alter table paper_versions add column pattern_id text;
