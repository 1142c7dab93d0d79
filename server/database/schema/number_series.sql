-- Generated: tenant table of the migrated database.

create table number_series (
  institute_id bigint not null,
  series text not null,
  last integer not null,
  constraint number_series_pkey PRIMARY KEY (institute_id, series),
  constraint number_series_last_check CHECK (last > 0),
  constraint number_series_series_check CHECK (length(series) >= 1 AND length(series) <= 40)
);

alter table number_series enable row level security;

alter table number_series force row level security;

create policy tenant on number_series for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on number_series to app;

grant select on number_series to staff;
