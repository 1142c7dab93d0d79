-- Where an exam asks the questions of a section about stems that they share: about how many. Null: each question stands by itself.
alter table exam_pattern_sections add column stems smallint check (stems between 1 and questions);
update exam_pattern_sections set stems = 2 where pattern_id = 'jee-advanced-2026-2' and title like '% · Section 4';
