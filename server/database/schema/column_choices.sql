-- Generated: tenant table of the migrated database.

create table column_choices (
  institute_id bigint not null,
  kind text not null,
  headings text not null,
  choices jsonb not null,
  chosen_at timestamp with time zone not null,
  constraint column_choices_pkey PRIMARY KEY (institute_id, kind, headings),
  constraint column_choices_headings_check CHECK (length(headings) = 64),
  constraint column_choices_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 60)
);

alter table column_choices enable row level security;

alter table column_choices force row level security;

create policy tenant on column_choices for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on column_choices to app;

grant select on column_choices to staff;
