-- Seals with which an institute's own Facebook app proves itself; empty: the provider's app is used.
alter table institute_settings add column facebook_secret_sealed text not null default '';
