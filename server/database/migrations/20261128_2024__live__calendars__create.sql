-- Who has an address for calendar programs, and how often it was made anew; the address itself is signed and stands nowhere.
create table live_calendars (
  institute_id bigint not null,
  account_id uuid not null,
  round integer not null,
  made_at timestamptz not null,
  primary key (institute_id, account_id)
);

select kernel.protect('live_calendars', 'select, insert, update, delete');
