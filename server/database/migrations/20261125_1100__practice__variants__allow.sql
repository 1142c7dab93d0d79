-- A set asks no question twice, but one with variables may come again with new numbers.
drop index practice_questions_once;
create unique index practice_questions_once on practice_questions (institute_id, session_id, question_id) where variant is null;
