-- For the operator alone: read what was sent, hand it over, delete it. How: docs/personal-data.md.

create view private.inbox as
  select 'feedback' as form, id, created_at, under_18, name, email, rating, category, message, improvements, user_agent
    from public.feedback
  union all
  select 'help_requests', id, created_at, under_18, name, email, rating, category, message, improvements, user_agent
    from public.help_requests
  union all
  select 'newsletter_subscriptions', id, created_at, null, null, email, null, null, null, null, user_agent
    from public.newsletter_subscriptions;

create function private.export_person(address text) returns setof private.inbox
  language sql stable set search_path = ''
  as $$ select * from private.inbox where email = private.normal_address(address) order by created_at $$;

-- Returns how many rows went.
create function private.delete_person(address text) returns bigint language sql set search_path = '' as $$
  with
    feedback as (delete from public.feedback where email = private.normal_address(address) returning 1),
    help as (delete from public.help_requests where email = private.normal_address(address) returning 1),
    newsletter as (delete from public.newsletter_subscriptions where email = private.normal_address(address) returning 1)
  select (select count(*) from feedback) + (select count(*) from help) + (select count(*) from newsletter)
$$;

-- For what carries no address: the id that the sender was shown, or that the inbox shows.
create function private.delete_message(message_id uuid) returns bigint language sql set search_path = '' as $$
  with
    feedback as (delete from public.feedback where id = message_id returning 1),
    help as (delete from public.help_requests where id = message_id returning 1),
    newsletter as (delete from public.newsletter_subscriptions where id = message_id returning 1)
  select (select count(*) from feedback) + (select count(*) from help) + (select count(*) from newsletter)
$$;

-- A subscription is kept until it is ended; a message at most twelve months, as the privacy page says.
create function private.delete_old(age interval default '12 months') returns bigint language sql set search_path = '' as $$
  with
    feedback as (delete from public.feedback where created_at < now() - age returning 1),
    help as (delete from public.help_requests where created_at < now() - age returning 1)
  select (select count(*) from feedback) + (select count(*) from help)
$$;

revoke all on private.inbox from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
