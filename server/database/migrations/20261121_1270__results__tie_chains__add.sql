-- How equal marks are told apart: versioned data with a year and a source, like the patterns they belong to. `links`: figures in
-- their order, each with its better end. The first one is always the total; what is equal to the end shares a rank.
create table tie_chains (
  id text primary key,
  exam text not null,
  from_year smallint not null,
  source text not null,
  second_hand boolean not null,
  links jsonb not null
);
grant select on tie_chains to app, staff, jobs;
grant insert, update on tie_chains to staff;

insert into tie_chains (id, exam, from_year, source, second_hand, links) values
  ('jee-main-2026', 'JEE Main', 2026, 'NTA, JEE (Main) information bulletin 2026', false,
   '[{"figure": "percentile", "better": "higher"},
     {"figure": "percentile.maths", "better": "higher"}, {"figure": "percentile.physics", "better": "higher"}, {"figure": "percentile.chemistry", "better": "higher"},
     {"figure": "wrongToRight", "better": "lower"},
     {"figure": "wrongToRight.maths", "better": "lower"}, {"figure": "wrongToRight.physics", "better": "lower"}, {"figure": "wrongToRight.chemistry", "better": "lower"}]'),
  ('neet-2025', 'NEET UG', 2025, 'NTA, NEET (UG) information bulletin 2025', false,
   '[{"figure": "marks", "better": "higher"},
     {"figure": "marks.biology", "better": "higher"}, {"figure": "marks.chemistry", "better": "higher"}, {"figure": "marks.physics", "better": "higher"},
     {"figure": "wrong", "better": "lower"},
     {"figure": "wrong.biology", "better": "lower"}, {"figure": "wrong.chemistry", "better": "lower"}, {"figure": "wrong.physics", "better": "lower"}]'),
  ('jee-advanced', 'JEE Advanced', 2025, 'JEE (Advanced) information brochure 2025', true,
   '[{"figure": "marks", "better": "higher"}, {"figure": "positiveMarks", "better": "higher"},
     {"figure": "marks.maths", "better": "higher"}, {"figure": "marks.physics", "better": "higher"}]');

alter table exam_patterns add column tie_chain_id text references tie_chains (id);
update exam_patterns set tie_chain_id = case exam when 'JEE Main' then 'jee-main-2026' when 'NEET UG' then 'neet-2025' else 'jee-advanced' end;

-- figures: what chains and merged lists ask of a result beside its marks (null: marked before there were any).
-- rank_key: the links behind the total, so written that bytes compare as the chain does; empty where marks alone count.
alter table results add column figures jsonb, add column rank_key bytea not null default '';
drop index results_by_marks;
create index results_by_rank on results (institute_id, paper_id, paper_version, marks desc, rank_key desc) where ranked;
