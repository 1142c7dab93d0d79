create table entitlements (
  institute_id bigint not null,
  id uuid not null,
  holder_kind text not null check (holder_kind in ('everyone', 'account')),
  holder_id uuid,
  thing_kind text not null,
  thing_id uuid not null,
  source text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz not null,
  primary key (institute_id, id),
  unique nulls not distinct (institute_id, thing_kind, thing_id, holder_kind, holder_id, source),
  check ((holder_kind = 'everyone') = (holder_id is null))
);
select kernel.protect('entitlements', 'select, insert, update, delete');
