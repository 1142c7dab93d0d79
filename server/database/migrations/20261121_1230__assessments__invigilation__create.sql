-- Watching an exam: who is there, what was said and done, and what the consoles noticed.
-- Counts what was done to the attempt by those who watch: an action says which count it has seen.
alter table attempts add column revision integer not null default 0;

-- Last sign of life of each console: one row an attempt, written every few seconds, worth nothing a minute later.
create table attempt_presence (
  institute_id bigint not null,
  attempt_id uuid not null,
  seen_at timestamptz not null,
  seat integer not null,
  primary key (institute_id, attempt_id),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
) with (fillfactor = 50);
select kernel.protect('attempt_presence', 'select, insert, update');

-- When somebody last looked at a paper's live page (consoles then report more often), and how often somebody acted on everyone at once.
create table paper_watches (
  institute_id bigint not null,
  paper_id uuid not null,
  watched_at timestamptz not null,
  revision integer not null default 0,
  primary key (institute_id, paper_id),
  foreign key (institute_id, paper_id) references papers (institute_id, id)
) with (fillfactor = 50);
select kernel.protect('paper_watches', 'select, insert, update');

create table attempt_messages (
  institute_id bigint not null,
  attempt_id uuid not null,
  id uuid not null,
  text text not null,
  sent_by uuid not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  primary key (institute_id, attempt_id, id),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
select kernel.protect('attempt_messages', 'select, insert, update');

-- What those who watch did to an attempt, with their reason; the same stands in the audit log.
create table attempt_interventions (
  institute_id bigint not null,
  attempt_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('paused', 'resumed', 'extended', 'compensated', 'forced', 'reopened', 'late_accepted')),
  -- Added to the deadline, where it moved.
  seconds integer not null default 0,
  reason text not null,
  acted_by uuid not null,
  acted_at timestamptz not null,
  primary key (institute_id, attempt_id, id),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
select kernel.protect('attempt_interventions', 'select, insert, update');

-- Answers that came late and count all the same.
create table late_acceptances (
  institute_id bigint not null,
  attempt_id uuid not null,
  seat integer not null,
  sequence integer not null,
  intervention_id uuid not null,
  primary key (institute_id, attempt_id, seat, sequence),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
select kernel.protect('late_acceptances', 'select, insert');

-- Late answers are few and looked for often while an exam is watched.
create index response_events_late on response_events (institute_id, attempt_id) where late;

-- What a console noticed by itself: hints to those who watch, never a verdict. The id is the console's, so that it counts once.
create table attempt_integrity (
  institute_id bigint not null,
  attempt_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('focus_lost', 'fullscreen_left', 'copied', 'pasted', 'connection_lost')),
  happened_at timestamptz not null,
  seconds integer,
  came_at timestamptz not null,
  primary key (institute_id, attempt_id, id),
  foreign key (institute_id, attempt_id) references attempts (institute_id, id)
);
select kernel.protect('attempt_integrity', 'select, insert');

-- Roles that an institute started with watch exams from now on; what an institute made itself stays as it is.
do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    update roles set capabilities = capabilities || '{attempts.invigilate}'
      where built_in and name in ('owner', 'administrator', 'teacher') and not 'attempts.invigilate' = any (capabilities);
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;
