-- Ids made within one millisecond were ordered by chance, and two entries that one action leaves in the trail came in either
-- order. The twelve bits behind the milliseconds hold their fraction now (RFC 9562, 6.2, method 3); 62 bits stay random.
-- One expression that reads the clock once: PostgreSQL puts it in the place of the call.
create or replace function uuidv7() returns uuid language sql volatile parallel safe as $$
  select (
    overlay(lpad(to_hex((extract(epoch from clock_timestamp()) * 4096000)::bigint), 15, '0') placing '7' from 13 for 0) ||
    encode(substring(uuid_send(gen_random_uuid()) from 9), 'hex')
  )::uuid
$$;
