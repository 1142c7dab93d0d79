-- Generated: tenant table of the migrated database.

create table book_items (
  institute_id bigint not null,
  id uuid not null,
  book_id uuid not null,
  parent_id uuid,
  kind text not null,
  "position" integer not null,
  title text not null,
  number text not null,
  printed_page integer,
  free boolean not null,
  body jsonb,
  media_id uuid,
  question_id uuid,
  code text not null,
  removed_at timestamp with time zone,
  constraint book_items_pkey PRIMARY KEY (institute_id, id),
  constraint book_items_institute_id_code_key UNIQUE (institute_id, code),
  constraint book_items_institute_id_book_id_fkey FOREIGN KEY (institute_id, book_id) REFERENCES books(institute_id, id),
  constraint book_items_check CHECK ((kind = 'question'::text) = (question_id IS NOT NULL)),
  constraint book_items_code_check CHECK (length(code) = 6),
  constraint book_items_kind_check CHECK (kind = ANY (ARRAY['part'::text, 'chapter'::text, 'page'::text, 'pdf'::text, 'video'::text, 'exercise'::text, 'question'::text])),
  constraint book_items_number_check CHECK (length(number) <= 12),
  constraint book_items_position_check CHECK ("position" >= 0),
  constraint book_items_printed_page_check CHECK (printed_page >= 1 AND printed_page <= 9999),
  constraint book_items_title_check CHECK (length(title) <= 160)
);

CREATE INDEX book_items_of_book ON public.book_items USING btree (institute_id, book_id, parent_id, "position") WHERE (removed_at IS NULL);

CREATE INDEX book_items_of_question ON public.book_items USING btree (institute_id, question_id) WHERE (question_id IS NOT NULL);

alter table book_items enable row level security;

alter table book_items force row level security;

create policy tenant on book_items for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on book_items to app;

grant select on book_items to staff;
