-- How often the doubts of a course changed: whoever has them open asks to be answered when it is another number.
create table doubt_news (
  institute_id bigint not null,
  course_id uuid not null,
  version bigint not null,
  primary key (institute_id, course_id)
);
select kernel.protect('doubt_news', 'select, insert, update');
