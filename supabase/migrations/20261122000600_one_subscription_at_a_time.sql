-- A request of several addresses could be made to fail for how many of them were new: then nothing was stored, nothing counted, and
-- whether an address is known could be tried without end. A subscription is one address, so a request is one too.
create or replace function private.cap_subscriptions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('private.subscribed', true) = 'yes' then
    raise exception using errcode = 'PT400', message = 'One address at a time can subscribe.';
  end if;
  perform set_config('private.subscribed', 'yes', true);
  perform private.count_arrival(tg_table_name);
  if exists (select from public.newsletter_subscriptions where email = new.email) then
    return null;
  end if;
  return new;
end $$;
