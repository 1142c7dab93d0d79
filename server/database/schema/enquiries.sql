-- Generated: tenant table of the migrated database.

create table enquiries (
  institute_id bigint not null,
  id uuid not null,
  course_id uuid not null,
  account_id uuid,
  name text not null,
  contact text not null,
  message text not null,
  asked_at timestamp with time zone not null,
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  way text,
  constraint enquiries_pkey PRIMARY KEY (institute_id, id),
  constraint enquiries_check CHECK ((answered_at IS NULL) = (answer IS NULL) AND (answered_at IS NULL) = (way IS NULL)),
  constraint enquiries_way_check CHECK (way = ANY (ARRAY['notice'::text, 'mail'::text, 'call'::text]))
);

CREATE INDEX enquiries_answered ON public.enquiries USING btree (institute_id, answered_at DESC) WHERE (answered_at IS NOT NULL);

CREATE INDEX enquiries_of_account ON public.enquiries USING btree (institute_id, account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX enquiries_open ON public.enquiries USING btree (institute_id, asked_at) WHERE (answered_at IS NULL);

alter table enquiries enable row level security;

alter table enquiries force row level security;

create policy tenant on enquiries for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on enquiries to app;

grant select on enquiries to staff;
