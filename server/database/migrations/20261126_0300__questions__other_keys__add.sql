-- Whether another answer counts as right in the question that a row repeats; null while nobody compared them.
alter table question_import_rows add column key_differs boolean;
