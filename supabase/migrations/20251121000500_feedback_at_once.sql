-- The same feedback, arriving many times at once, is one row and gives one id to all. "On conflict (submission_id)" did not quite do: of two
-- that arrive together the second could meet the first in feedback_once_a_day before its id was seen, and was refused.
create or replace function public.insert_feedback(
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
  returning id into stored;
  return stored;
exception when unique_violation then
  select id into stored from public.feedback where submission_id = p_id;
  if stored is null then
    raise;
  end if;
  return stored;
end $$;
