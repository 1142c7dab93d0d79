-- Generated: tenant table of the migrated database.

create table guardian_links (
  institute_id bigint not null,
  id uuid not null,
  student_id uuid not null,
  guardian_id uuid,
  name text not null,
  relation text not null,
  channel text not null,
  sent_to text not null,
  token_hash bytea not null,
  state text not null,
  invited_by uuid not null,
  invited_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint guardian_links_pkey PRIMARY KEY (institute_id, id),
  constraint guardian_links_institute_id_token_hash_key UNIQUE (institute_id, token_hash),
  constraint guardian_links_institute_id_guardian_id_fkey FOREIGN KEY (institute_id, guardian_id) REFERENCES accounts(institute_id, id),
  constraint guardian_links_institute_id_student_id_fkey FOREIGN KEY (institute_id, student_id) REFERENCES accounts(institute_id, id),
  constraint guardian_links_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text])),
  constraint guardian_links_check CHECK (state <> 'active'::text OR guardian_id IS NOT NULL),
  constraint guardian_links_relation_check CHECK (relation = ANY (ARRAY['mother'::text, 'father'::text, 'guardian'::text])),
  constraint guardian_links_state_check CHECK (state = ANY (ARRAY['invited'::text, 'active'::text, 'ended'::text]))
);

CREATE INDEX guardian_links_of_guardian ON public.guardian_links USING btree (institute_id, guardian_id);

CREATE INDEX guardian_links_of_student ON public.guardian_links USING btree (institute_id, student_id);

CREATE UNIQUE INDEX guardian_links_once ON public.guardian_links USING btree (institute_id, student_id, guardian_id) WHERE (state = 'active'::text);

alter table guardian_links enable row level security;

alter table guardian_links force row level security;

create policy tenant on guardian_links for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant insert, select, update on guardian_links to app;

grant select on guardian_links to staff;
