-- Generated: tenant table of the migrated database.

create table cards (
  institute_id bigint not null,
  id uuid not null,
  deck_id uuid not null,
  kind text not null,
  front text not null,
  back text not null,
  "position" integer not null,
  created_at timestamp with time zone not null,
  corrected_at timestamp with time zone,
  removed_at timestamp with time zone,
  origin jsonb,
  picture_id uuid,
  area jsonb,
  sound_id uuid,
  sound_side text,
  constraint cards_pkey PRIMARY KEY (institute_id, id),
  constraint cards_institute_id_deck_id_fkey FOREIGN KEY (institute_id, deck_id) REFERENCES card_decks(institute_id, id),
  constraint cards_picture_fkey FOREIGN KEY (institute_id, picture_id) REFERENCES card_pictures(institute_id, id),
  constraint cards_back_check CHECK (length(back) <= 2000),
  constraint cards_front_check CHECK (length(front) >= 1 AND length(front) <= 2000),
  constraint cards_kind_check CHECK (kind = ANY (ARRAY['basic'::text, 'cloze'::text, 'picture'::text])),
  constraint cards_picture_check CHECK (
CASE
    WHEN kind = 'picture'::text THEN picture_id IS NOT NULL AND area IS NOT NULL
    ELSE picture_id IS NULL AND area IS NULL
END),
  constraint cards_position_check CHECK ("position" >= 0),
  constraint cards_sound_side_check CHECK (sound_side = ANY (ARRAY['front'::text, 'back'::text]))
);

CREATE INDEX cards_of_deck ON public.cards USING btree (institute_id, deck_id, "position") WHERE (removed_at IS NULL);

CREATE UNIQUE INDEX cards_of_origin ON public.cards USING btree (institute_id, deck_id, ((origin ->> 'path'::text))) WHERE (removed_at IS NULL);

CREATE INDEX cards_of_picture ON public.cards USING btree (institute_id, picture_id) WHERE (picture_id IS NOT NULL);

alter table cards enable row level security;

alter table cards force row level security;

create policy tenant on cards for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on cards to app;

grant select on cards to staff;
