-- Generated: reference table of the migrated database.

create table announcements (
  id uuid not null,
  tone text not null,
  texts jsonb not null,
  audience text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_audience_check CHECK (audience = ANY (ARRAY['everybody'::text, 'staff'::text, 'students'::text])),
  constraint announcements_check CHECK (ends_at > starts_at),
  constraint announcements_tone_check CHECK (tone = ANY (ARRAY['info'::text, 'warn'::text]))
);

grant insert, select, update on announcements to staff;

grant select on announcements to app;

grant select on announcements to jobs;
