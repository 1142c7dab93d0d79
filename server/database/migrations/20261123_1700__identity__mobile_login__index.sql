-- Who logs in with a mobile number is found by it.
create index accounts_by_mobile on accounts (institute_id, mobile_number) where mobile_number is not null;
