-- Results and rank lists leave as PDF by the same jobs as papers: a file is of a paper or of a rank list,
-- whose issue then stands as `paper_version`.
alter table paper_prints alter column paper_id drop not null;
-- Results and ranks have no sets.
alter table paper_prints alter column set_letter drop not null;
alter table paper_prints add column list_id uuid;
alter table paper_prints drop constraint paper_prints_document_check;
alter table paper_prints add constraint paper_prints_document_check
  check (document in ('paper', 'key', 'solutions', 'results', 'ranks'));
alter table paper_prints add constraint paper_prints_subject_check
  check ((document = 'ranks') = (list_id is not null) and (document = 'ranks') = (paper_id is null));
alter table paper_prints add constraint paper_prints_set_check
  check ((document in ('results', 'ranks')) = (set_letter is null));
alter table paper_prints add foreign key (institute_id, list_id) references rank_lists (institute_id, id);
