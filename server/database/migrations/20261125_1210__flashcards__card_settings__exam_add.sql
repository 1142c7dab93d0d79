-- The exam that somebody learns towards, as it was chosen: day, recall, minutes, and how many new cards are begun until then.
alter table card_settings add column exam jsonb;
