-- A guardian decides whether the child's results may stand at a public address.
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('learning_records', 'communications', 'marketing', 'photos', 'public_results'));
