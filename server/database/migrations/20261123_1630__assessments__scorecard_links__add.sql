-- What a public address shows, and until when. Those given out before were never asked for by their owners: they end.
alter table scorecards
  add column shown_name text not null default 'initials' check (shown_name in ('initials', 'full', 'none')),
  add column shows_rank boolean not null default true,
  add column ends_at timestamptz;
update scorecards set ends_at = issued_at, revoked_at = coalesce(revoked_at, now());
alter table scorecards alter column ends_at set not null;
create index scorecards_of_owner on scorecards (institute_id, account_id) where revoked_at is null;
