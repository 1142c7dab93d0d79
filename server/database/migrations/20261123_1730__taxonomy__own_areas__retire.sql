-- An area of an institute's own is taken out of the lists without being lost, or becomes part of another one.
alter table institute_knowledge_areas
  add column retired_at timestamptz,
  -- An area of the institute or of the provider; what named this one names that one since then.
  add column merged_into uuid,
  add check (merged_into is null or retired_at is not null);
