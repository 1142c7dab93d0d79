-- Generated: tenant table of the migrated database.

create table paper_rescores (
  institute_id bigint not null,
  paper_id uuid not null,
  round integer not null,
  state text not null,
  opened_at timestamp with time zone not null,
  applied_by uuid,
  applied_at timestamp with time zone,
  done_attempt uuid,
  told_account uuid,
  seen integer default 0 not null,
  changed integer default 0 not null,
  gained integer default 0 not null,
  lost integer default 0 not null,
  told integer default 0 not null,
  finished_at timestamp with time zone,
  constraint paper_rescores_pkey PRIMARY KEY (institute_id, paper_id, round),
  constraint paper_rescores_state_check CHECK (state = ANY (ARRAY['open'::text, 'running'::text, 'done'::text]))
);

CREATE UNIQUE INDEX paper_rescores_open ON public.paper_rescores USING btree (institute_id, paper_id) WHERE (state = 'open'::text);

CREATE UNIQUE INDEX paper_rescores_running ON public.paper_rescores USING btree (institute_id, paper_id) WHERE (state = 'running'::text);

alter table paper_rescores enable row level security;

alter table paper_rescores force row level security;

create policy tenant on paper_rescores for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on paper_rescores to app;

grant select on paper_rescores to staff;
