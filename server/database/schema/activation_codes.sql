-- Generated: tenant table of the migrated database.

create table activation_codes (
  institute_id bigint not null,
  id uuid not null,
  batch_id uuid not null,
  number integer not null,
  digest text not null,
  last_four text not null,
  blocked_at timestamp with time zone,
  constraint activation_codes_pkey PRIMARY KEY (institute_id, id),
  constraint activation_codes_institute_id_batch_id_fkey FOREIGN KEY (institute_id, batch_id) REFERENCES code_batches(institute_id, id),
  constraint activation_codes_last_four_check CHECK (length(last_four) = 4),
  constraint activation_codes_number_check CHECK (number > 0)
);

CREATE UNIQUE INDEX activation_codes_by_digest ON public.activation_codes USING btree (institute_id, digest);

CREATE INDEX activation_codes_by_last_four ON public.activation_codes USING btree (institute_id, last_four);

CREATE UNIQUE INDEX activation_codes_of_batch ON public.activation_codes USING btree (institute_id, batch_id, number);

alter table activation_codes enable row level security;

alter table activation_codes force row level security;

create policy tenant on activation_codes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on activation_codes to app;

grant select on activation_codes to staff;
