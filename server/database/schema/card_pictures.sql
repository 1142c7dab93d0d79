-- Generated: tenant table of the migrated database.

create table card_pictures (
  institute_id bigint not null,
  id uuid not null,
  deck_id uuid not null,
  media_id uuid not null,
  hides text not null,
  constraint card_pictures_pkey PRIMARY KEY (institute_id, id),
  constraint card_pictures_institute_id_deck_id_fkey FOREIGN KEY (institute_id, deck_id) REFERENCES card_decks(institute_id, id),
  constraint card_pictures_hides_check CHECK (hides = ANY (ARRAY['one'::text, 'all'::text]))
);

CREATE INDEX card_pictures_of_deck ON public.card_pictures USING btree (institute_id, deck_id);

alter table card_pictures enable row level security;

alter table card_pictures force row level security;

create policy tenant on card_pictures for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on card_pictures to app;

grant select on card_pictures to staff;
