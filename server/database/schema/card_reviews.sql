-- Generated: tenant table of the migrated database.

create table card_reviews (
  institute_id bigint not null,
  account_id uuid not null,
  id uuid not null,
  card_id uuid not null,
  rating text not null,
  undoes uuid,
  reviewed_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  milliseconds integer not null,
  retention integer not null,
  constraint card_reviews_pkey PRIMARY KEY (institute_id, account_id, id),
  constraint card_reviews_institute_id_card_id_fkey FOREIGN KEY (institute_id, card_id) REFERENCES cards(institute_id, id),
  constraint card_reviews_check CHECK ((rating = 'undo'::text) = (undoes IS NOT NULL)),
  constraint card_reviews_milliseconds_check CHECK (milliseconds >= 0 AND milliseconds <= 3600000),
  constraint card_reviews_rating_check CHECK (rating = ANY (ARRAY['again'::text, 'hard'::text, 'good'::text, 'easy'::text, 'undo'::text])),
  constraint card_reviews_retention_check CHECK (retention >= 70 AND retention <= 97)
);

CREATE INDEX card_reviews_by_time ON public.card_reviews USING btree (institute_id, account_id, reviewed_at);

CREATE INDEX card_reviews_of_card ON public.card_reviews USING btree (institute_id, account_id, card_id, reviewed_at);

CREATE UNIQUE INDEX card_reviews_undone ON public.card_reviews USING btree (institute_id, account_id, undoes) WHERE (undoes IS NOT NULL);

alter table card_reviews enable row level security;

alter table card_reviews force row level security;

create policy tenant on card_reviews for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on card_reviews to app;

grant select on card_reviews to staff;
