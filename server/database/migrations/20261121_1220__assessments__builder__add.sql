-- How the screen of each official exam behaves: its look, its calculator, what Mark for Review does, whether numbers may be typed on
-- a keyboard, and the languages of the exam that this product speaks. The NTA's screens take numbers from the keypad alone.
alter table exam_patterns add column console jsonb not null default '{}';
update exam_patterns set console = jsonb_build_object(
  'reviewSaves', true,
  'keyboardNumbers', exam not in ('JEE Main', 'JEE Advanced'),
  'languages', jsonb_build_array('en', 'hi'),
  'look', case exam when 'JEE Main' then 'jee_main' when 'JEE Advanced' then 'jee_advanced' else 'neet' end,
  'calculator', 'none');

-- A version that its teacher declared a mere correction of words of the version before: both stand in one rank list.
create table paper_equal_versions (
  institute_id bigint not null,
  paper_id uuid not null,
  version integer not null check (version > 1),
  declared_by uuid,
  declared_at timestamptz not null,
  primary key (institute_id, paper_id, version),
  foreign key (institute_id, paper_id, version) references paper_versions (institute_id, paper_id, version)
);
select kernel.protect('paper_equal_versions', 'select, insert, delete');
