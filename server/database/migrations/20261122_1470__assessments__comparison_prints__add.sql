-- Papers beside each other leave as PDF too. Such a file is of several papers, which its choices name, and so of no single one.
alter table paper_prints drop constraint paper_prints_document_check;
alter table paper_prints add constraint paper_prints_document_check
  check (document in ('paper', 'key', 'solutions', 'results', 'ranks', 'comparison'));
alter table paper_prints drop constraint paper_prints_subject_check;
alter table paper_prints add constraint paper_prints_subject_check
  check ((document = 'ranks') = (list_id is not null) and (document in ('ranks', 'comparison')) = (paper_id is null));
alter table paper_prints drop constraint paper_prints_set_check;
alter table paper_prints add constraint paper_prints_set_check
  check ((document in ('results', 'ranks', 'comparison')) = (set_letter is null));
