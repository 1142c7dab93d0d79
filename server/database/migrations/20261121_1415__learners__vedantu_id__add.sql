-- Spec §3: the number by which the partner Vedantu knows a student; only who has one enters by addresses of the partner. Null: none.
alter table learner_profiles add column vedantu_id text check (length(vedantu_id) between 1 and 60);
