-- Generated: tenant table of the migrated database.

create table card_decks (
  institute_id bigint not null,
  id uuid not null,
  kind text not null,
  owner_id uuid,
  created_by uuid not null,
  name text not null,
  description text not null,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  collects text,
  constraint card_decks_pkey PRIMARY KEY (institute_id, id),
  constraint card_decks_check CHECK ((kind = 'student'::text) = (owner_id IS NOT NULL)),
  constraint card_decks_collects_check CHECK (collects = ANY (ARRAY['mistakes'::text, 'notes'::text])),
  constraint card_decks_description_check CHECK (length(description) <= 300),
  constraint card_decks_kind_check CHECK (kind = ANY (ARRAY['partner'::text, 'student'::text])),
  constraint card_decks_name_check CHECK (length(name) >= 1 AND length(name) <= 80)
);

CREATE INDEX card_decks_of_owner ON public.card_decks USING btree (institute_id, owner_id) WHERE (removed_at IS NULL);

alter table card_decks enable row level security;

alter table card_decks force row level security;

create policy tenant on card_decks for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on card_decks to app;

grant select on card_decks to staff;
