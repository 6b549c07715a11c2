-- The key is public, so anybody can send as fast as they like. These caps bound what that can do.

create table private.caps (
  form              text primary key,
  per_minute        integer not null,
  per_address_a_day integer
);
-- A computer room of sixty may press the button in the same minute; a person seldom has more than ten things to say in a day.
-- "update private.caps set per_minute = 300" is how an operator makes room for a campaign.
insert into private.caps (form, per_minute, per_address_a_day)
values ('feedback', 120, 10), ('help_requests', 120, 10), ('newsletter_subscriptions', 120, null);

create table private.arrivals (
  form    text not null,
  minute  timestamptz not null,
  arrived integer not null,
  primary key (form, minute)
);
revoke all on private.caps, private.arrivals from public, anon, authenticated;

-- Counts one arrival. The counter's row stays locked until the end of the transaction, so that no two count the same.
create function private.count_arrival(of_form text) returns void language plpgsql security definer set search_path = '' as $$
declare
  so_far integer;
begin
  insert into private.arrivals as counter (form, minute, arrived) values (of_form, date_trunc('minute', now()), 1)
  on conflict (form, minute) do update set arrived = counter.arrived + 1
  returning arrived into so_far;
  if so_far > (select per_minute from private.caps where form = of_form) then
    raise exception using errcode = 'PT429', detail = 'per_minute',
      message = 'Too many messages are arriving at this moment. Please try again in a minute.';
  end if;
  delete from private.arrivals where form = of_form and minute < now() - interval '1 hour';
end $$;

-- After the row and not before it: a repeated submission is then known as stored, whatever the caps say.
create function private.cap_messages() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  today integer;
begin
  perform private.count_arrival(tg_table_name);
  execute format('select count(*) from %s where email = $1 and created_at > now() - interval ''1 day''', tg_relid::regclass)
    into today using new.email;
  if today > (select per_address_a_day from private.caps where form = tg_table_name) then
    raise exception using errcode = 'PT429', detail = 'per_address_a_day',
      message = 'This address has sent many messages today. Please try again tomorrow.';
  end if;
  return null;
end $$;

create trigger cap after insert on public.feedback
  for each row execute function private.cap_messages();
create trigger cap after insert on public.help_requests
  for each row execute function private.cap_messages();

-- An address that is known adds no row, but the attempt counts: else nothing would bound how fast addresses can be tried.
create function private.cap_subscriptions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_arrival(tg_table_name);
  if exists (select from public.newsletter_subscriptions where email = new.email) then
    return null;
  end if;
  return new;
end $$;

-- "skip_known" comes after "normalise" in the alphabet, and so in time.
create trigger skip_known before insert on public.newsletter_subscriptions
  for each row execute function private.cap_subscriptions();
