-- Where an institute stands: what is suspended or closed keeps its data and turns people away kindly.
alter table institutes
  add column state text not null default 'active' check (state in ('trial', 'active', 'suspended', 'closed'));

alter table institute_settings
  add column countries text[] not null default '{}',
  add column device_limit integer check (device_limit between 1 and 50),
  add column staff_totp boolean not null default false,
  add column two_person_keys boolean not null default false,
  add column pass_percent integer not null default 50 check (pass_percent between 0 and 99),
  add column mail_sender text not null default '',
  add column sms_sender text not null default '';
