-- What the public roles meet when they try, on the real server: each refusal with its code.
begin;
create extension if not exists pgtap;
select no_plan();
insert into public.feedback (name, email, rating, message) values ('Asha', 'asha@example.in', 5, 'Hello');

set local role anon;
select lives_ok($$ insert into public.feedback (name, email, rating, message) values ('B', 'b@example.in', 5, 'x') $$, 'anon adds feedback');
select lives_ok($$ insert into public.help_requests (name, email, rating, message) values ('B', 'b@example.in', 5, 'x') returning id, created_at $$, 'anon reads back what it adds');
select lives_ok($$ insert into public.newsletter_subscriptions (email) values ('b@example.in') on conflict (email) do nothing returning id $$, 'anon subscribes');
select isnt(public.insert_feedback('C', 'c@example.in', 4, 'y'), null, 'anon calls insert_feedback');
select throws_ok(sql, '42501', null, 'anon: ' || sql) from unnest(array[
  'select * from public.feedback', 'update public.feedback set rating = 1', 'delete from public.feedback', 'truncate public.feedback',
  'insert into public.feedback (id, name, email, rating, message) values (gen_random_uuid(), ''D'', ''d@example.in'', 5, ''x'')',
  'insert into public.feedback (created_txid, name, email, rating, message) values (''1'', ''D'', ''d@example.in'', 5, ''x'')',
  'select private.delete_person(''asha@example.in'')', 'select * from private.inbox']) sql;
reset role;

set local role authenticated;
select throws_ok(sql, '42501', null, 'authenticated: ' || sql) from unnest(array[
  'select id from public.feedback', 'update public.feedback set rating = 1', 'delete from public.feedback', 'truncate public.feedback',
  'insert into public.feedback (name, email, rating, message) values (''D'', ''d@example.in'', 5, ''x'')',
  'select public.insert_feedback(''C'', ''c@example.in'', 4, ''z'')',
  'select private.delete_person(''asha@example.in'')', 'select * from private.inbox']) sql;
reset role;

select * from finish();
rollback;
