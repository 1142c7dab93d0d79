-- Generated: tenant table of the migrated database.

create table pass_pauses (
  institute_id bigint not null,
  id uuid not null,
  pass_id uuid not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  constraint pass_pauses_pkey PRIMARY KEY (institute_id, id),
  constraint pass_pauses_institute_id_pass_id_fkey FOREIGN KEY (institute_id, pass_id) REFERENCES passes(institute_id, id),
  constraint pass_pauses_check CHECK (until_at >= from_at)
);

CREATE INDEX pass_pauses_of_pass ON public.pass_pauses USING btree (institute_id, pass_id);

alter table pass_pauses enable row level security;

alter table pass_pauses force row level security;

create policy tenant on pass_pauses for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on pass_pauses to app;

grant select on pass_pauses to staff;
