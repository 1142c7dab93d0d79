-- Generated: tenant table of the migrated database.

create table consents (
  institute_id bigint not null,
  id uuid not null,
  receipt_id uuid not null,
  student_id uuid not null,
  given_by uuid not null,
  purpose text not null,
  granted boolean not null,
  policy_version integer not null,
  proven_by text not null,
  at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (institute_id, id),
  constraint consents_institute_id_given_by_fkey FOREIGN KEY (institute_id, given_by) REFERENCES accounts(institute_id, id),
  constraint consents_institute_id_student_id_fkey FOREIGN KEY (institute_id, student_id) REFERENCES accounts(institute_id, id),
  constraint consents_proven_by_check CHECK (proven_by = ANY (ARRAY['code'::text, 'session'::text])),
  constraint consents_purpose_check CHECK (purpose = ANY (ARRAY['learning_records'::text, 'communications'::text, 'marketing'::text, 'photos'::text, 'public_results'::text]))
);

CREATE INDEX consents_by_receipt ON public.consents USING btree (institute_id, receipt_id);

CREATE INDEX consents_given_by ON public.consents USING btree (institute_id, given_by);

CREATE INDEX consents_of_student ON public.consents USING btree (institute_id, student_id, at DESC);

alter table consents enable row level security;

alter table consents force row level security;

create policy tenant on consents for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select on consents to app;

grant select on consents to staff;
