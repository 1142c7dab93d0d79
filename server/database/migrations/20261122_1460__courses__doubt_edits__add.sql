-- When its asker changed a doubt last. Null: it stands as it was asked.
alter table doubts add column edited_at timestamptz;
