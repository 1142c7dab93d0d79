-- Keys of payment companies are kept by commerce, one set for each; these two columns were never used to take a payment.
alter table institute_settings drop column payment_key_id, drop column payment_secret_sealed;
