-- Generated: tenant table of the migrated database.

create table notice_languages (
  institute_id bigint not null,
  account_id uuid not null,
  language text not null,
  updated_at timestamp with time zone not null,
  constraint notice_languages_pkey PRIMARY KEY (institute_id, account_id),
  constraint notice_languages_institute_id_account_id_fkey FOREIGN KEY (institute_id, account_id) REFERENCES accounts(institute_id, id),
  constraint notice_languages_language_check CHECK (language = ANY (ARRAY['en'::text, 'hi'::text]))
);

alter table notice_languages enable row level security;

alter table notice_languages force row level security;

create policy tenant on notice_languages for all to public
  using (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint)
  with check (institute_id = (NULLIF(current_setting('app.institute_id'::text, true), ''::text))::bigint);

grant delete, insert, select, update on notice_languages to app;

grant select on notice_languages to staff;
