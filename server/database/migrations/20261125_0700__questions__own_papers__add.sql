-- How an ordinary paper of Word is read, and what was found in it.
alter table question_imports add column paper jsonb;
