-- What an institute knows of a student beside the name: the roll number, and whom it calls at home.
alter table accounts add column roll_number text check (length(roll_number) between 1 and 30);
alter table accounts add column parent_name text check (length(parent_name) between 1 and 120);
alter table accounts add column parent_mobile text;

-- One roll number is one student.
create unique index accounts_by_roll_number on accounts (institute_id, roll_number) where roll_number is not null;
