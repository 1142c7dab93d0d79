-- A teacher keeps the batches that he or she teaches; roles that an institute changed keep their own set otherwise.
do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    update roles set capabilities = capabilities || '{cohorts.write}'
      where name = 'teacher' and built_in and not ('cohorts.write' = any (capabilities));
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;
