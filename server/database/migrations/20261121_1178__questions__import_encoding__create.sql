-- How the text of an imported file is written, by its name in the Encoding Standard; null for archives and for files that are not read yet.
alter table question_imports add column encoding text check (length(encoding) between 1 and 40);
