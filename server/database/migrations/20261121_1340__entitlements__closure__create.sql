-- What lies inside what, however deep: kept with each change of `places`, so that a check needs no walk. `ways` counts the ways from
-- the thing to what is around it at that distance; at 0 the row goes.
create table place_closure (
  institute_id bigint not null,
  thing_kind text not null,
  thing_id uuid not null,
  inside_kind text not null,
  inside_id uuid not null,
  level integer not null check (level > 0),
  ways bigint not null check (ways > 0),
  primary key (institute_id, thing_kind, thing_id, inside_kind, inside_id, level)
);
create index place_closure_inwards on place_closure (institute_id, inside_kind, inside_id, thing_kind, thing_id, level);
select kernel.protect('place_closure', 'select, insert, update, delete');

-- How a grant came and went: never changed, but for the person it is about.
create table grant_changes (
  institute_id bigint not null,
  id uuid not null,
  grant_id uuid not null,
  kind text not null check (kind in ('given', 'moved', 'givenAgain', 'revoked')),
  starts_at timestamptz,
  ends_at timestamptz,
  at timestamptz not null,
  actor_id uuid,
  reason text not null default '',
  primary key (institute_id, id)
);
create index grant_changes_of_grant on grant_changes (institute_id, grant_id, at desc);
create index grant_changes_by_actor on grant_changes (institute_id, actor_id) where actor_id is not null;
select kernel.protect('grant_changes', 'select, insert, update, delete');

do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    insert into place_closure (institute_id, thing_kind, thing_id, inside_kind, inside_id, level, ways)
      with recursive walk (thing_kind, thing_id, inside_kind, inside_id, level) as (
        select thing_kind, thing_id, inside_kind, inside_id, 1 from places where institute_id = place
        union all
        select w.thing_kind, w.thing_id, p.inside_kind, p.inside_id, w.level + 1 from walk w
          join places p on p.institute_id = place and p.thing_kind = w.inside_kind and p.thing_id = w.inside_id
      )
      select place, thing_kind, thing_id, inside_kind, inside_id, level, count(*) from walk group by 2, 3, 4, 5, 6;
    -- What was given before is history from here on.
    insert into grant_changes (institute_id, id, grant_id, kind, starts_at, ends_at, at)
      select institute_id, gen_random_uuid(), id, 'given', starts_at, ends_at, created_at
      from entitlements where institute_id = place;
    insert into grant_changes (institute_id, id, grant_id, kind, starts_at, ends_at, at, actor_id, reason)
      select institute_id, gen_random_uuid(), id, 'revoked', starts_at, ends_at, revoked_at, revoked_by, revoke_reason
      from entitlements where institute_id = place and revoked_at is not null;
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;
