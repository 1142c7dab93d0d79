-- What the people who watch an exam may do to an attempt, and what a paper with locked sections or several sets gives it.
alter table attempts
  -- The clock stands still since then: the console is locked, the time is given back when it goes on.
  add column paused_at timestamptz,
  -- Of a paper with locked sections: when each ends, in their order; the last is the deadline. Null: one moves freely.
  add column section_ends timestamptz[],
  -- Which of the sets A to D of its version it sits: the same questions, in an order of its own.
  add column set_letter text not null default 'A';
alter table attempts add constraint attempts_set_letter_check check (set_letter in ('A', 'B', 'C', 'D'));
-- forced: handed in by those who watch.
alter table attempts drop constraint attempts_ended_by_check;
alter table attempts add constraint attempts_ended_by_check check (ended_by in ('submitted', 'expired', 'forced'));
-- What the other language says before the start; null: the instructions have one language.
alter table paper_versions add column instructions_hi jsonb;
-- How many sets the version is given out in.
alter table paper_versions add column sets smallint not null default 1;
alter table paper_versions add constraint paper_versions_sets_check check (sets between 1 and 4);
