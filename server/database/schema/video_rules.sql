-- Generated: tenant table of the migrated database.

create table video_rules (
  institute_id bigint not null,
  hosts text[] not null,
  one_stream boolean not null,
  watermark boolean not null,
  constraint video_rules_pkey PRIMARY KEY (institute_id)
);

alter table video_rules enable row level security;

alter table video_rules force row level security;

create policy tenant on video_rules for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on video_rules to app;

grant select on video_rules to staff;
