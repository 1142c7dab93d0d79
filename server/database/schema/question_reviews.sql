-- Generated: tenant table of the migrated database.

create table question_reviews (
  institute_id bigint not null,
  id uuid not null,
  question_id uuid not null,
  round integer not null,
  action text not null,
  version integer not null,
  key_version integer not null,
  comment text default ''::text not null,
  made_by uuid,
  made_at timestamp with time zone not null,
  constraint question_reviews_pkey PRIMARY KEY (institute_id, id),
  constraint question_reviews_action_check CHECK (action = ANY (ARRAY['submitted'::text, 'withdrawn'::text, 'approved'::text, 'returned'::text, 'changed'::text]))
);

CREATE INDEX question_reviews_of_question ON public.question_reviews USING btree (institute_id, question_id, made_at);

alter table question_reviews enable row level security;

alter table question_reviews force row level security;

create policy tenant on question_reviews for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on question_reviews to app;

grant select on question_reviews to staff;
