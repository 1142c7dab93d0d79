-- The pages that a class looks at together: a PDF of the library, and the page that the teacher shows, from 0.
alter table live_classes add column slides_media_id uuid;
alter table live_classes add column slides_page integer not null default 0 check (slides_page >= 0);
