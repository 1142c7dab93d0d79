-- Where an institute stands and why, the limits of its plan, and when a closed one is deleted.
alter table institutes
  add column state_reason text not null default '',
  add column state_changed_at timestamptz,
  add column delete_after timestamptz,
  add column erased_at timestamptz,
  add column student_limit integer check (student_limit > 0),
  add column storage_limit bigint check (storage_limit > 0);
grant delete on institute_hosts to staff;

alter table institute_settings
  add column payment_key_id text not null default '',
  add column payment_secret_sealed text not null default '';

-- One row for each field that somebody changed. Values are lists, because some fields hold several; secrets show none.
create table settings_changes (
  institute_id bigint not null,
  id uuid not null,
  at timestamptz not null,
  actor_id uuid,
  by_provider boolean not null default false,
  section text not null,
  field text not null,
  before text[] not null,
  after text[] not null,
  primary key (institute_id, id)
);
create index settings_changes_by_time on settings_changes (institute_id, at desc, id desc);
select kernel.protect('settings_changes', 'select, insert, update');

-- What was published stays: a consent names the version that was shown.
create table policy_versions (
  institute_id bigint not null,
  kind text not null check (kind in ('privacy', 'terms')),
  version integer not null check (version > 0),
  texts jsonb not null,
  published_at timestamptz not null,
  actor_id uuid,
  primary key (institute_id, kind, version)
);
select kernel.protect('policy_versions', 'select, insert, update');

-- An address of an institute's own: it answers once a TXT record proves whose it is, and then stands in institute_hosts too.
create table institute_domains (
  institute_id bigint not null,
  host text not null check (host = lower(host)),
  token text not null,
  added_at timestamptz not null,
  proved_at timestamptz,
  checked_at timestamptz,
  secured_at timestamptz,
  primary key (institute_id, host)
);
select kernel.protect('institute_domains', 'select, insert, update, delete');

-- Bank details never change in place: somebody proposes, somebody else approves. Holder and number are sealed.
create table bank_changes (
  institute_id bigint not null,
  id uuid not null,
  status text not null check (status in ('proposed', 'active', 'rejected', 'withdrawn', 'replaced')),
  holder_sealed text not null,
  account_sealed text not null,
  holder_mask text not null,
  account_mask text not null,
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  account_kind text not null check (account_kind in ('savings', 'current')),
  maker_id uuid not null,
  made_at timestamptz not null,
  checker_id uuid,
  checked_at timestamptz,
  note text not null default '',
  primary key (institute_id, id),
  check (checker_id <> maker_id)
);
create unique index bank_changes_one_proposed on bank_changes (institute_id) where status = 'proposed';
create unique index bank_changes_one_active on bank_changes (institute_id) where status = 'active';
select kernel.protect('bank_changes', 'select, insert, update');

create table institute_exports (
  institute_id bigint not null,
  id uuid not null,
  status text not null default 'running' check (status in ('running', 'ready')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  actor_id uuid,
  storage_key text not null default '',
  bytes bigint not null default 0,
  rows bigint not null default 0,
  primary key (institute_id, id)
);
select kernel.protect('institute_exports', 'select, insert, update');

-- What the provider says to its institutes; the same for all, read by everybody, written by its employees alone.
create table announcements (
  id uuid primary key,
  tone text not null check (tone in ('info', 'warn')),
  texts jsonb not null,
  audience text not null check (audience in ('everybody', 'staff', 'students')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  check (ends_at > starts_at)
);
grant select on announcements to app, staff, jobs;
grant insert, update on announcements to staff;

-- An employee of the provider at work in another institute: for a reason, and for half an hour at most.
create table employee_switches (
  institute_id bigint not null,
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  target_id bigint not null references institutes (id),
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (institute_id, id),
  foreign key (institute_id, account_id) references accounts (institute_id, id)
);
create index employee_switches_of_account on employee_switches (institute_id, account_id);
select kernel.protect('employee_switches', 'select, insert, update');

-- Role staff reads what an employee may look at in another institute, one institute at a time: row level security binds it as it binds
-- app. It changes only what the provider's support puts right.
do $$
declare
  name text;
begin
  for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not in
      ('refresh_tokens', 'login_tokens', 'second_factors', 'recovery_codes', 'bank_changes', 'schema_migrations') loop
    execute format('grant select on %I to staff', name);
  end loop;
end $$;
alter default privileges in schema public grant select on tables to staff;
grant insert on audit_log, settings_changes, policy_versions to staff;
grant update on institute_settings, accounts, sessions to staff;
grant insert, update, delete on institute_domains to staff;
grant insert, update on institute_exports to staff;

-- Deletes every row of a closed institute whose time is over, but for its log, and tells how many. Role staff alone may call it, and it
-- looks for itself whether the time has come.
create function kernel.erase_institute(place bigint, at timestamptz) returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  bound text := current_setting('app.institute_id', true);
  name text;
  gone bigint;
  total bigint := 0;
  blocked integer;
begin
  if not exists (select from institutes where id = place and state = 'closed' and delete_after <= at) then
    raise exception 'institute % may not be erased yet', place;
  end if;
  perform set_config('app.institute_id', place::text, true);
  -- A table that others still point at waits for the next round.
  for round in 1..50 loop
    blocked := 0;
    for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity and c.relname not like 'audit%' loop
      begin
        execute format('delete from %I where institute_id = $1', name) using place;
        get diagnostics gone = row_count;
        total := total + gone;
      exception when foreign_key_violation then
        blocked := blocked + 1;
      end;
    end loop;
    exit when blocked = 0;
  end loop;
  perform set_config('app.institute_id', coalesce(bound, ''), true);
  if blocked > 0 then
    raise exception 'institute % still has rows that point at each other', place;
  end if;
  return total;
end $$;
revoke all on function kernel.erase_institute(bigint, timestamptz) from public;
grant execute on function kernel.erase_institute(bigint, timestamptz) to staff;
