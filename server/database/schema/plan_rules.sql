-- Generated: tenant table of the migrated database.

create table plan_rules (
  institute_id bigint not null,
  id uuid not null,
  plan_id uuid not null,
  place integer not null,
  what text not null,
  exam_ids integer[] not null,
  subject_ids integer[] not null,
  chosen uuid[],
  left_out_at timestamp with time zone,
  constraint plan_rules_pkey PRIMARY KEY (institute_id, id),
  constraint plan_rules_institute_id_plan_id_fkey FOREIGN KEY (institute_id, plan_id) REFERENCES plans(institute_id, id),
  constraint plan_rules_what_check CHECK (what = ANY (ARRAY['courses'::text, 'packs'::text, 'papers'::text]))
);

CREATE INDEX plan_rules_of_plan ON public.plan_rules USING btree (institute_id, plan_id);

alter table plan_rules enable row level security;

alter table plan_rules force row level security;

create policy tenant on plan_rules for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on plan_rules to app;

grant select on plan_rules to staff;
