-- The roles and the database of Abhyas, for `psql` as a superuser; may run again, and then sets the passwords anew.
--   psql -v owner_password=… -v app_password=… -v staff_password=… -v jobs_password=… -f deploy/roles.sql
\set ON_ERROR_STOP on
SELECT format('CREATE ROLE %I', name)
FROM unnest(ARRAY['abhyas_owner', 'app', 'staff', 'jobs', 'searcher', 'sealer']) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec

ALTER ROLE abhyas_owner LOGIN NOINHERIT PASSWORD :'owner_password';
ALTER ROLE app LOGIN NOINHERIT PASSWORD :'app_password';
ALTER ROLE staff LOGIN NOINHERIT PASSWORD :'staff_password';
ALTER ROLE jobs LOGIN NOINHERIT PASSWORD :'jobs_password';
-- Without BYPASSRLS, which some hosted databases do not give, search works too, more slowly.
ALTER ROLE searcher NOLOGIN BYPASSRLS;
ALTER ROLE sealer NOLOGIN;
GRANT searcher, sealer, jobs TO abhyas_owner;

SELECT 'CREATE DATABASE abhyas OWNER abhyas_owner'
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'abhyas') \gexec
REVOKE ALL ON DATABASE abhyas FROM PUBLIC;
GRANT CONNECT ON DATABASE abhyas TO app, staff, jobs;
GRANT CREATE ON DATABASE abhyas TO jobs;
\connect abhyas
ALTER SCHEMA public OWNER TO abhyas_owner;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO app, staff, jobs, searcher, sealer;
