-- Generated: tenant table of the migrated database.

create table live_classes (
  institute_id bigint not null,
  id uuid not null,
  series_id uuid,
  title text not null,
  kind text not null,
  place text not null,
  teacher_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  remind_minutes smallint not null,
  state text not null,
  reason text not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  present_from smallint default 75 not null,
  pace smallint default 0 not null,
  slides_media_id uuid,
  slides_page integer default 0 not null,
  recorded_since timestamp with time zone,
  records_itself boolean default false not null,
  constraint live_classes_pkey PRIMARY KEY (institute_id, id),
  constraint live_classes_series_fk FOREIGN KEY (institute_id, series_id) REFERENCES live_series(institute_id, id),
  constraint live_classes_check CHECK (ends_at > starts_at),
  constraint live_classes_kind_check CHECK (kind = ANY (ARRAY['room'::text, 'link'::text, 'classroom'::text])),
  constraint live_classes_pace_check CHECK (pace = ANY (ARRAY[0, 10, 30, 60])),
  constraint live_classes_present_from_check CHECK (present_from >= 10 AND present_from <= 100),
  constraint live_classes_slides_page_check CHECK (slides_page >= 0),
  constraint live_classes_state_check CHECK (state = ANY (ARRAY['scheduled'::text, 'live'::text, 'ended'::text, 'cancelled'::text]))
);

CREATE INDEX live_classes_by_time ON public.live_classes USING btree (institute_id, starts_at);

CREATE INDEX live_classes_of_series ON public.live_classes USING btree (institute_id, series_id) WHERE (series_id IS NOT NULL);

alter table live_classes enable row level security;

alter table live_classes force row level security;

create policy tenant on live_classes for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on live_classes to app;

grant select on live_classes to staff;
