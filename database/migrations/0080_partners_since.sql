-- Since when a person is a partner's (specification, section 3: User, affiliate_created), whoever makes them one.
create function users_affiliate_created() returns trigger language plpgsql as $$
begin
  new.affiliate_created := case when new.affiliate_id is not null then coalesce(new.affiliate_created, current_date) end;
  return new;
end
$$;
update users set affiliate_created = date_created where affiliate_id is not null and affiliate_created is null;
create trigger users_affiliate_created before insert or update of affiliate_id, affiliate_created on users
  for each row execute function users_affiliate_created();
