-- Generated: tenant table of the migrated database.

create table lesson_reactions (
  institute_id bigint not null,
  lesson_id uuid not null,
  account_id uuid not null,
  course_id uuid not null,
  reaction text not null,
  reacted_at timestamp with time zone not null,
  constraint lesson_reactions_pkey PRIMARY KEY (institute_id, lesson_id, account_id),
  constraint lesson_reactions_reaction_check CHECK (reaction = ANY (ARRAY['like'::text, 'dislike'::text]))
);

CREATE INDEX lesson_reactions_of_account ON public.lesson_reactions USING btree (institute_id, account_id);

alter table lesson_reactions enable row level security;

alter table lesson_reactions force row level security;

create policy tenant on lesson_reactions for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on lesson_reactions to app;

grant select on lesson_reactions to staff;
