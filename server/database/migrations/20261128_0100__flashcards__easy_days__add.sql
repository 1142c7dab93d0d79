-- Days of the week with few cards (1 is Monday), and a holiday without any: {"from": "2026-12-20", "to": "2026-12-31"}.
alter table card_settings
  add column easy_days integer[] not null default '{}',
  add column holiday jsonb;
