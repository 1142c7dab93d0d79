-- CUET (UG): one test a subject, 50 questions in an hour, 5 marks for a right answer and one off for a wrong one.
insert into tie_chains (id, exam, from_year, source, second_hand, links) values
  ('cuet-2025', 'CUET UG', 2025, 'CUET (UG) 2025: each university tells equal scores apart by rules of its own', true,
   '[{"figure": "marks", "better": "higher"}]');
insert into exam_patterns (id, exam, paper, from_year, until_year, source, second_hand, minutes, marks, position, console, tie_chain_id)
select 'cuet-2025-' || subject, 'CUET UG', name, 2025, null, 'NTA, CUET (UG) information bulletin 2025', false, 60, 25000, place,
  '{"look": "jee_main", "calculator": "none", "languages": ["en", "hi"], "reviewSaves": true, "keyboardNumbers": false}'::jsonb, 'cuet-2025'
from (values ('physics', 'Physics', 10), ('chemistry', 'Chemistry', 11), ('maths', 'Mathematics', 12), ('biology', 'Biology', 13))
  as of_subject (subject, name, place);
insert into exam_pattern_sections (pattern_id, position, title, subject_code, types, questions, counted, rule)
select id, 1, paper, replace(id, 'cuet-2025-', ''), array['SINGLE', 'ASSERTION-REASON', 'MATCH-LIST'], 50, 50,
  '{"right": 500, "wrong": -100, "unanswered": 0, "ladder": []}'::jsonb
from exam_patterns where exam = 'CUET UG';

-- The provider's employees write patterns too. One that should not be offered any more is withdrawn; papers that follow it keep it.
alter table exam_patterns add column withdrawn_at timestamptz;
grant delete on exam_subjects, exam_standards to staff;
