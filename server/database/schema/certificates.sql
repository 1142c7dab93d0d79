-- Generated: tenant table of the migrated database.

create table certificates (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  account_id uuid not null,
  code text not null,
  name text not null,
  title text not null,
  completed_at timestamp with time zone not null,
  issued_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  revoke_reason text,
  constraint certificates_pkey PRIMARY KEY (institute_id, id),
  constraint certificates_institute_id_code_key UNIQUE (institute_id, code),
  constraint certificates_institute_id_course_id_account_id_key UNIQUE (institute_id, course_id, account_id),
  constraint certificates_institute_id_course_id_fkey FOREIGN KEY (institute_id, course_id) REFERENCES courses(institute_id, id)
);

CREATE INDEX certificates_of_account ON public.certificates USING btree (institute_id, account_id, issued_at DESC);

CREATE INDEX certificates_of_course ON public.certificates USING btree (institute_id, course_id, issued_at DESC);

alter table certificates enable row level security;

alter table certificates force row level security;

create policy tenant on certificates for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on certificates to app;

grant select on certificates to staff;
