-- A short sound that one side of a card says.
alter table cards add column sound_id uuid;
alter table cards add column sound_side text check (sound_side in ('front', 'back'));
