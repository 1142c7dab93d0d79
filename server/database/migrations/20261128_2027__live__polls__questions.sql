-- A poll may ask a question of the bank: which one, and what everybody reads of it in its languages, without key and explanation.
alter table live_polls add column question_id uuid;
alter table live_polls add column asked jsonb;
