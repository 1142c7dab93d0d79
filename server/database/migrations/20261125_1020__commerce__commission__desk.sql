-- Employees of the provider say at their desk what it takes of the sales of an institute.
grant insert on commission_rates to staff;
