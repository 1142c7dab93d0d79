-- Exams of which an institute keeps its own list of prerequisites in practice_links, instead of the provider's.
create table practice_link_exams (
  institute_id bigint not null,
  exam_id smallint not null references exams (id),
  changed_at timestamptz not null,
  primary key (institute_id, exam_id)
);
select kernel.protect('practice_link_exams', 'select, insert, update, delete');
