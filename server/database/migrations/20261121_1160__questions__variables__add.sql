-- What differs between the variants of a parameterised version (QuestionVariables of the contract); null: a version without variables.
alter table question_versions add column variables json;
