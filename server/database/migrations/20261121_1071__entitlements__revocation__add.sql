-- A grant that was taken back stays as a row: what was open, until when, and why not any more.
alter table entitlements add column revoked_at timestamptz;
alter table entitlements add column revoked_by uuid;
alter table entitlements add column revoke_reason text not null default '';
create index entitlements_of_holder on entitlements (institute_id, holder_id, thing_kind, thing_id) where holder_id is not null;
create index entitlements_to_everyone on entitlements (institute_id, thing_kind, thing_id) where holder_id is null;
create index entitlements_by_source on entitlements (institute_id, source);
