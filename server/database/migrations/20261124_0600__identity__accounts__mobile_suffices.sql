-- Students whom nobody knows an e-mail address of: their mobile is enough, and the address is empty.
alter table accounts drop constraint accounts_institute_id_email_key;
create unique index accounts_by_email on accounts (institute_id, email) where email <> '';
alter table accounts add constraint accounts_contact_check
  check (email <> '' or (kind = 'student' and mobile_number is not null));
