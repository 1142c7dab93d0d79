-- Review before publishing, where an institute asks for it. A question whose newest words or key wait for approval keeps what was
-- approved last in the four `approved_` columns: papers are given that. They are null where nothing was approved yet, and where the
-- newest is approved. `approved_languages`: a translation that is added to an approved version waits too.
alter table institute_settings add column question_review boolean not null default false;

alter table questions add column review_state text not null default 'approved' check (review_state in ('draft', 'in_review', 'approved'));
alter table questions add column review_round integer not null default 0;
alter table questions add column review_sent_at timestamptz;
alter table questions add column approved_version integer;
alter table questions add column approved_key_version integer;
alter table questions add column approved_type text;
alter table questions add column approved_languages text[];
alter table questions add constraint questions_approved_check
  check (num_nulls(approved_version, approved_key_version, approved_type, approved_languages) in (0, 4));
create index questions_in_review on questions (institute_id, review_state, review_sent_at) where review_state <> 'approved' and removed_at is null;

-- Who added a translation to a version that had none; null: whoever wrote the version.
alter table question_translations add column created_by uuid;

create table question_reviews (
  institute_id bigint not null,
  id uuid not null,
  question_id uuid not null,
  round integer not null,
  action text not null check (action in ('submitted', 'withdrawn', 'approved', 'returned', 'changed')),
  version integer not null,
  key_version integer not null,
  comment text not null default '',
  made_by uuid,
  made_at timestamptz not null,
  primary key (institute_id, id)
);
create index question_reviews_of_question on question_reviews (institute_id, question_id, made_at);
select kernel.protect('question_reviews', 'select, insert, update');

do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    update roles set capabilities = capabilities || '{questions.review}'
      where name in ('owner', 'administrator', 'teacher', 'reviewer') and built_in and not ('questions.review' = any (capabilities));
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;
