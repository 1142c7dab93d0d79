-- The provider's tree is looked after like an institute's own: an area is retired without being lost, or becomes part of another one.
alter table knowledge_areas
  add column retired_at timestamptz,
  add column merged_into uuid references knowledge_areas (id),
  add constraint knowledge_areas_merged_is_retired check (merged_into is null or retired_at is not null);
