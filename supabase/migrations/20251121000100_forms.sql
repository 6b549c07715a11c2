-- What people send: feedback, help requests, newsletter subscriptions. Every limit of the forms stands here once more,
-- because the key is public and a browser can be made to say anything.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create table public.feedback (
  id            uuid primary key default gen_random_uuid(),
  -- Made in the browser: a submission sent again after a lost answer is the same submission.
  submission_id uuid not null default gen_random_uuid(),
  -- Nobody under 18 is asked for anything that names them, and nothing that does can be stored.
  under_18      boolean not null default false,
  name          text,
  email         text,
  rating        integer not null,
  category      text,
  message       text not null,
  improvements  text,
  user_agent    text,
  -- In the specification, and always empty: where somebody was is not kept.
  ip_address    text,
  created_at    timestamptz not null default now(),
  -- Lets a visitor read back the row of their own transaction and no other.
  created_txid  xid8 not null default pg_current_xact_id(),
  constraint named_unless_under_18 check (
    case when under_18 then name is null and email is null else name is not null and email is not null end),
  constraint name_length check (btrim(name) <> '' and length(name) <= 100),
  constraint email_length check (length(email) <= 255),
  constraint email_form check (email = lower(btrim(email)) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  constraint rating_range check (rating between 1 and 5),
  constraint message_length check (btrim(message, E' \t\r\n') <> '' and length(message) <= 1000),
  constraint improvements_length check (length(improvements) <= 500),
  constraint user_agent_length check (length(user_agent) <= 512),
  constraint no_ip_address check (ip_address = '')
);

create table public.help_requests (like public.feedback including defaults including constraints);

alter table public.feedback
  add constraint feedback_submission_id_key unique (submission_id),
  add constraint category_known check (
    category in ('assessment', 'results', 'careers', 'ui-ux', 'performance', 'features', 'bug', 'general'));

alter table public.help_requests
  add constraint help_requests_pkey primary key (id),
  add constraint help_requests_submission_id_key unique (submission_id),
  add constraint category_known check (
    category in ('assessment', 'results', 'careers', 'technical', 'account', 'general', 'bug', 'feature'));

-- Made after the keys above, so that a repeated submission is reported as that and not as somebody else's duplicate.
create unique index feedback_once_a_day on public.feedback
  (email, md5(message), ((created_at at time zone 'UTC')::date));
create unique index help_requests_once_a_day on public.help_requests
  (email, md5(message), ((created_at at time zone 'UTC')::date));

create table public.newsletter_subscriptions (
  id           uuid primary key default gen_random_uuid(),
  email        text not null,
  user_agent   text,
  ip_address   text,
  created_at   timestamptz not null default now(),
  created_txid xid8 not null default pg_current_xact_id(),
  constraint newsletter_subscriptions_email_key unique (email),
  constraint email_length check (length(email) <= 255),
  constraint email_form check (email = lower(btrim(email)) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  constraint user_agent_length check (length(user_agent) <= 512),
  constraint no_ip_address check (ip_address = '')
);

create function private.normal_address(address text) returns text
  language sql immutable set search_path = ''
  as $$ select lower(btrim(address, E' \t\r\n')) $$;

-- A browser that describes itself at length is cut short rather than refused: its owner could do nothing about it.
create function private.normalise_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.normal_address(new.email);
  new.category := nullif(btrim(new.category), '');
  if btrim(new.improvements, E' \t\r\n') = '' then
    new.improvements := null;
  end if;
  new.user_agent := left(new.user_agent, 512);
  return new;
end $$;

create function private.normalise_subscription() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.normal_address(new.email);
  new.user_agent := left(new.user_agent, 512);
  return new;
end $$;

create trigger normalise before insert on public.feedback
  for each row execute function private.normalise_message();
create trigger normalise before insert on public.help_requests
  for each row execute function private.normalise_message();
create trigger normalise before insert on public.newsletter_subscriptions
  for each row execute function private.normalise_subscription();
