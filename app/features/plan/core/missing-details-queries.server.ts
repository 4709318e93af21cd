import { sql } from 'drizzle-orm'

/** How many details of a booked trip's travellers are not known yet. */
export interface MissingDetails {
  names: number
  birthdays: number
  passports: number
  /** Days of their flights; none is missing while we look for the flights. */
  flights: number
}

/** What is missing of a plan's accepted trip, in a query of the table `plan`; null before. */
export const missingDetails = sql<MissingDetails | null>`(
  select json_build_object(
    'names', greatest(size - named, 0), 'birthdays', greatest(size - born, 0),
    'passports', greatest(size - shown, 0),
    'flights', case when "plan"."need_intl_flight_ts" is not null then 0
      else ("plan"."arrival_flight_date" is null)::int + ("plan"."depart_flight_date" is null)::int end
  ) from (
    select greatest(
        (p.content ->> 'adults')::int + jsonb_array_length(p.content -> 'childAges'), count(t.id)::int
      ) as size,
      count(*) filter (where coalesce(t.name, '') <> '')::int as named,
      count(t.party_birthday)::int as born,
      count(s.party_id)::int as shown
    from proposal p
    left join party t on t.plan_id = p.plan_id
    left join passport s on s.party_id = t.id
    where p.plan_id = "plan"."id" and p.accepted_ts is not null
    group by p.plan_id, p.number
  ) as travellers
)`

/** What is asked of the travellers: passports only where they can be stored. */
export function requestedDetails(missing: MissingDetails, takesPassports: boolean): MissingDetails {
  return takesPassports ? missing : { ...missing, passports: 0 }
}
