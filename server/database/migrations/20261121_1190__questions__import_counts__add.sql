-- How many rows an import has, whole and by state, counted whenever they change: whoever looks at a list of imports, or again and again
-- at one that is being read, counts no rows.
alter table question_imports add column counts json not null default '{"rows":0,"ready":0,"duplicate":0,"refused":0,"fixable":0}';

-- Row level security holds the owner too: it is lifted for this one statement about every institute.
alter table question_imports no force row level security;
alter table question_import_rows no force row level security;
update question_imports i set counts = c.counts
from (
  select institute_id, import_id, json_build_object('rows', count(*), 'ready', count(*) filter (where state = 'ready'),
    'duplicate', count(*) filter (where state = 'duplicate'), 'refused', count(*) filter (where state = 'refused'),
    'fixable', count(*) filter (where fixable)) as counts
  from question_import_rows group by institute_id, import_id
) c
where c.institute_id = i.institute_id and c.import_id = i.id;
alter table question_imports force row level security;
alter table question_import_rows force row level security;

-- What an ended import left behind is looked for by its end, and a dry run that nobody came back to by its last touch.
create index question_imports_by_touch on question_imports (institute_id, updated_at);
