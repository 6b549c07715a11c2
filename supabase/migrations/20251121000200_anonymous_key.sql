-- The public key adds rows and does nothing else. Hosted projects grant it everything by default; here it is taken back.

alter table public.feedback enable row level security;
alter table public.help_requests enable row level security;
alter table public.newsletter_subscriptions enable row level security;

revoke all on public.feedback, public.help_requests, public.newsletter_subscriptions from public, anon, authenticated;

grant insert (submission_id, under_18, name, email, rating, category, message, improvements, user_agent, ip_address)
  on public.feedback, public.help_requests to anon;
grant insert (email, user_agent, ip_address) on public.newsletter_subscriptions to anon;

create policy add on public.feedback for insert to anon with check (true);
create policy add on public.help_requests for insert to anon with check (true);
create policy add on public.newsletter_subscriptions for insert to anon with check (true);

-- Reading back what was just added ("insert ... returning") and "on conflict" need a SELECT policy and SELECT on the columns named.
-- A later transaction has another number, and one that wrote nothing has none: neither sees a row.
grant select (id, created_at) on public.feedback, public.help_requests to anon;
grant select (id, created_at, email) on public.newsletter_subscriptions to anon;

create policy read_back on public.feedback for select to anon
  using (created_txid = pg_current_xact_id_if_assigned());
create policy read_back on public.help_requests for select to anon
  using (created_txid = pg_current_xact_id_if_assigned());
create policy read_back on public.newsletter_subscriptions for select to anon
  using (created_txid = pg_current_xact_id_if_assigned());

-- Returns the id of the stored row. The same p_id again returns the same id and stores nothing.
create function public.insert_feedback(
  p_name text,
  p_email text,
  p_rating integer,
  p_message text,
  p_category text default null,
  p_improvements text default null,
  p_user_agent text default null,
  p_id uuid default null,
  p_under_18 boolean default false
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  stored uuid;
begin
  insert into public.feedback (submission_id, under_18, name, email, rating, category, message, improvements, user_agent, ip_address)
  values (coalesce(p_id, gen_random_uuid()), coalesce(p_under_18, false), p_name, p_email, p_rating, p_category, p_message, p_improvements, p_user_agent, '')
  on conflict (submission_id) do nothing
  returning id into stored;
  if stored is null then
    select id into stored from public.feedback where submission_id = p_id;
  end if;
  return stored;
end $$;

revoke all on function public.insert_feedback from public, anon, authenticated;
grant execute on function public.insert_feedback to anon;
