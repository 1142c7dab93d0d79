-- A few questions of a chapter, practised at once: a paper that is in nobody's list, and the wish that its run answers.
alter table papers drop constraint papers_kind_check;
alter table papers add constraint papers_kind_check check (kind in ('PREDEFINED', 'CUSTOM', 'OVERVIEW', 'PRACTICE'));
-- Asked for again while it waits, it is gone on with. Null: a paper, or what went wrong in an attempt at it.
alter table paper_practice_runs add column wish jsonb;
