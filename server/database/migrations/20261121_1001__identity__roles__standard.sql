-- Institutes that were there before get the roles that a new one starts with; what an institute changed in its own stays.
alter table roles add column built_in boolean not null default false;

do $$
declare
  place bigint;
begin
  for place in select id from institutes loop
    perform set_config('app.institute_id', place::text, true);
    update roles set built_in = true where name in ('owner', 'teacher', 'student');
    update roles set capabilities = capabilities || '{domains.write,bankDetails.write,bankDetails.approve,people.read,people.write,people.block,people.impersonate,roles.write,cohorts.read,cohorts.write}'
      where name = 'owner';
    update roles set capabilities = capabilities || '{people.read,cohorts.read}' where name = 'teacher';
    insert into roles (institute_id, name, capabilities, built_in) values
      (place, 'administrator', '{questions.read,questions.write,papers.write,papers.publish,results.read,media.write,settings.read,settings.write,domains.write,bankDetails.write,people.read,people.write,people.block,people.impersonate,roles.write,cohorts.read,cohorts.write,audit.read}', true),
      (place, 'content author', '{questions.read,questions.write,media.write,papers.write}', true),
      (place, 'reviewer', '{questions.read,questions.write,papers.publish,results.read}', true),
      (place, 'counsellor', '{people.read,results.read,cohorts.read}', true),
      (place, 'accountant', '{settings.read,bankDetails.write}', true),
      (place, 'guardian', '{guardian}', true)
      on conflict (institute_id, name) do nothing;
  end loop;
  perform set_config('app.institute_id', '', true);
end $$;
