-- Generated: reference table of the migrated database.

create table exams (
  id smallint not null,
  code text not null,
  name text not null,
  category text not null,
  target_years integer[] not null,
  constraint exams_pkey PRIMARY KEY (id),
  constraint exams_code_key UNIQUE (code),
  constraint exams_category_check CHECK (category = ANY (ARRAY['JEE'::text, 'NEET'::text]))
);

grant insert, select, update on exams to staff;

grant select on exams to app;

grant select on exams to jobs;
