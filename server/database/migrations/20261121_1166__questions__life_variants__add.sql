-- Whoever kept or reported a question with variables did so with the numbers of one attempt in front of him.
alter table question_bookmarks add column variant jsonb;
alter table question_reports add column variant jsonb;
