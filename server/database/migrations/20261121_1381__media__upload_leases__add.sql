-- Whoever takes bytes of an upload holds it until then and says again and again that they still do, so that no two server processes write
-- into one file. The time is that of the database, and a process that is gone lets go by its silence.
alter table media_uploads add column lease_id uuid;
alter table media_uploads add column lease_until timestamptz;
