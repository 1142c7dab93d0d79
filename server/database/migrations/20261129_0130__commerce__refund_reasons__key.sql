-- Why a refund is here that its bank took by itself is a key from now on, for which each language has its words. Row level security holds
-- the owner too, so that institutes are bound one after another.
do $$
declare
  place bigint;
begin
  for place in select id from institutes order by id loop
    execute format('set local app.institute_id = %L', place);
    update refunds set reason = 'takenByBank' where institute_id = place and reason = 'The bank took the payment back';
  end loop;
  set local app.institute_id = '';
end $$;
