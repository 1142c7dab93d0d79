-- Where answers to an institute's mail go; empty: nowhere.
alter table institute_settings add column mail_reply_to text not null default '';
