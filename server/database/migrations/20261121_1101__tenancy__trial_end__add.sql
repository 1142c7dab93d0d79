-- When a trial is over (null: no end is set), and how many days before its end the owners were told last.
alter table institutes
  add column trial_ends_at timestamptz,
  add column trial_told_days smallint;
