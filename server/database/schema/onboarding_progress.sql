-- Generated: tenant table of the migrated database.

create table onboarding_progress (
  institute_id bigint not null,
  founder_id uuid not null,
  exam_ids integer[] default '{}'::integer[] not null,
  size text not null,
  founded_at timestamp with time zone not null,
  branded_at timestamp with time zone,
  content text,
  paper_id uuid,
  dismissed_at timestamp with time zone,
  constraint onboarding_progress_pkey PRIMARY KEY (institute_id),
  constraint onboarding_progress_institute_id_founder_id_fkey FOREIGN KEY (institute_id, founder_id) REFERENCES accounts(institute_id, id),
  constraint onboarding_progress_content_check CHECK (content = ANY (ARRAY['sample'::text, 'import'::text, 'empty'::text]))
);

CREATE INDEX onboarding_progress_of_founder ON public.onboarding_progress USING btree (institute_id, founder_id);

alter table onboarding_progress enable row level security;

alter table onboarding_progress force row level security;

create policy tenant on onboarding_progress for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on onboarding_progress to staff;

grant insert, select, update on onboarding_progress to app;
