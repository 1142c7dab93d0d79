-- What a reader sees of a book before he has it, and what it costs. Whole paise, GST included; 0: it is not sold.
alter table books add column price_paise bigint not null default 0 check (price_paise between 0 and 100000000);
alter table books add column cover_id uuid;
alter table books add column preface text not null default '' check (length(preface) <= 4000);
