-- Who may do what, read from the catalogue: the walls themselves, where the other tests try what stands behind them.
begin;
create extension if not exists pgtap;
select no_plan();

select has_role('anon');
select has_role('authenticated');

-- Row-level security is on.
select is(relrowsecurity, true, relname || ' has row-level security')
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^pgtap' order by relname;

-- No privilege on a whole table, for nobody of the public.
select table_privs_are('public', t, r, '{}'::text[], r || ' has no privilege on all of ' || t)
  from unnest(array['feedback', 'help_requests', 'newsletter_subscriptions']) t, unnest(array['anon', 'authenticated']) r;
select table_privs_are('private', t, r, '{}'::text[], r || ' has no privilege on private.' || t)
  from unnest(array['inbox', 'caps', 'arrivals']) t, unnest(array['anon', 'authenticated']) r;

-- Columns: what anon may add, and the little it may read back.
create temporary table expected (t text, c text, privs text[]) on commit drop;
insert into expected
  select t, c, array['INSERT'] from unnest(array['feedback', 'help_requests']) t,
    unnest(array['submission_id', 'under_18', 'name', 'email', 'rating', 'category', 'message', 'improvements', 'user_agent', 'ip_address']) c
  union all select t, c, array['SELECT'] from unnest(array['feedback', 'help_requests', 'newsletter_subscriptions']) t, unnest(array['id', 'created_at']) c
  union all select t, 'created_txid', '{}' from unnest(array['feedback', 'help_requests', 'newsletter_subscriptions']) t
  union all select 'newsletter_subscriptions', 'email', array['INSERT', 'SELECT']
  union all select 'newsletter_subscriptions', c, array['INSERT'] from unnest(array['user_agent', 'ip_address']) c;
select column_privs_are('public', t, c, 'anon', privs, 'anon may ' || coalesce(nullif(array_to_string(privs, ' and '), ''), 'do nothing') || ' on ' || t || '.' || c)
  from expected order by t, c;
select column_privs_are('public', t, c, 'authenticated', '{}'::text[], 'authenticated may do nothing on ' || t || '.' || c)
  from expected order by t, c;
select is_empty(
  $$ select table_name, column_name from information_schema.columns where table_schema = 'public' and table_name in (select t from expected)
     except select t, c from expected $$,
  'no column is without a rule');

-- Policies.
select policies_are('public', t, array['add', 'read_back']) from unnest(array['feedback', 'help_requests', 'newsletter_subscriptions']) t;
select policy_roles_are('public', t, p, array['anon']) from unnest(array['feedback', 'help_requests', 'newsletter_subscriptions']) t, unnest(array['add', 'read_back']) p;
select policy_cmd_is('public', t, 'add', 'INSERT', t || ': add is for insert alone') from unnest(array['feedback', 'help_requests', 'newsletter_subscriptions']) t;
select policy_cmd_is('public', t, 'read_back', 'SELECT', t || ': read_back is for select alone') from unnest(array['feedback', 'help_requests', 'newsletter_subscriptions']) t;
select is(qual, '(created_txid = pg_current_xact_id_if_assigned())', tablename || ' shows the rows of the current transaction alone')
  from pg_policies where policyname = 'read_back' order by tablename;

-- Functions: one for the public, the others for the operator.
select set_eq(
  $$ select p.proname::text from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  array['insert_feedback'], 'anon may execute insert_feedback and nothing else of ours');
select is_definer('public', 'insert_feedback', 'insert_feedback runs as its owner');
select is_empty(
  $$ select p.proname from pg_proc p where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and not coalesce(p.proconfig @> array['search_path=""'], false) $$,
  'whatever runs as its owner has an empty search_path');
select is_empty(
  $$ select p.proname, r from pg_proc p, unnest(array['anon', 'authenticated']) r
     where p.pronamespace = 'private'::regnamespace and has_function_privilege(r, p.oid, 'execute') $$,
  'the public may execute no function of the operator');
select is_empty(
  $$ select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  'authenticated may execute no function of ours');

-- Schemas.
select schema_privs_are('private', r, '{}'::text[], r || ' has no way into private') from unnest(array['anon', 'authenticated']) r;
select schema_privs_are('public', r, array['USAGE'], r || ' may create nothing in public') from unnest(array['anon', 'authenticated']) r;

-- Indexes that make a repeated submission one row and a repeated message a duplicate.
select index_is_unique('public', t, i) from (values
  ('feedback', 'feedback_submission_id_key'), ('feedback', 'feedback_once_a_day'),
  ('help_requests', 'help_requests_submission_id_key'), ('help_requests', 'help_requests_once_a_day'),
  ('newsletter_subscriptions', 'newsletter_subscriptions_email_key')) as indexes(t, i);

select * from finish();
rollback;
