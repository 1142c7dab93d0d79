-- What lies inside what: who may open the outer thing may open the inner one.
create table places (
  institute_id bigint not null,
  thing_kind text not null,
  thing_id uuid not null,
  inside_kind text not null,
  inside_id uuid not null,
  placed_at timestamptz not null,
  primary key (institute_id, thing_kind, thing_id, inside_kind, inside_id)
);
create index places_inside on places (institute_id, inside_kind, inside_id);
select kernel.protect('places', 'select, insert, delete');
