-- A minor may use the institute's student area only with a guardian's consent.
alter table institute_settings add column guardian_consent boolean not null default true;
