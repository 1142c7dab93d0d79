-- Generated: reference table of the migrated database.

create table exam_patterns (
  id text not null,
  exam text not null,
  paper text not null,
  from_year smallint not null,
  until_year smallint,
  source text not null,
  second_hand boolean not null,
  minutes smallint not null,
  marks integer not null,
  "position" smallint not null,
  constraint exam_patterns_pkey PRIMARY KEY (id),
  constraint exam_patterns_position_key UNIQUE ("position"),
  constraint exam_patterns_check CHECK (until_year >= from_year)
);

grant insert, select, update on exam_patterns to staff;

grant select on exam_patterns to app;

grant select on exam_patterns to jobs;
