-- Generated: tenant table of the migrated database.

create table rating_reports (
  institute_id bigint not null,
  rating_id uuid not null,
  account_id uuid not null,
  reason text not null,
  at timestamp with time zone not null,
  judged_at timestamp with time zone,
  constraint rating_reports_pkey PRIMARY KEY (institute_id, rating_id, account_id),
  constraint rating_reports_institute_id_rating_id_fkey FOREIGN KEY (institute_id, rating_id) REFERENCES course_ratings(institute_id, id) ON DELETE CASCADE
);

CREATE INDEX rating_reports_of_account ON public.rating_reports USING btree (institute_id, account_id);

alter table rating_reports enable row level security;

alter table rating_reports force row level security;

create policy tenant on rating_reports for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on rating_reports to app;

grant select on rating_reports to staff;
