import { m } from '#app/paraglide/messages.js'

type Words = (first: string, second: string) => string

/** What the schemas and the checks before publishing say, by its form, and how the office says it. */
const known: readonly [form: RegExp, words: Words][] = [
  [/received undefined|received null|>=1 characters/, () => m.office_problem_missing()],
  [/exactly (\d+)/, count => m.office_problem_exactly({ count })],
  [/^Too small: expected string .*>=(\d+)/, least => m.office_problem_short({ least })],
  [/^Too small: expected array to have >=(\d+) items/, least => m.office_problem_more({ least })],
  [/^Too big: expected array to have <=(\d+) items/, most => m.office_problem_fewer({ most })],
  [
    /^at most (\d+) characters|^Too big: expected string .*<=(\d+)/,
    (a, b) => m.office_problem_long({ most: a || b }),
  ],
  [/^Too small: expected (?:int|number) to be >=(-?[\d.]+)/, least => m.office_problem_small({ least })],
  [/^Too small: expected (?:int|number) to be >(-?[\d.]+)/, least => m.office_problem_above({ least })],
  [/^Too big: expected (?:int|number) to be <=?(-?[\d.]+)/, most => m.office_problem_big({ most })],
  [/^Invalid option/, () => m.office_problem_option()],
  [/^Unrecognized keys?: (.+)/, name => m.office_problem_missing_field({ name: name.replaceAll('"', '') })],
  [/^Invalid email/, () => m.office_problem_email()],
  [/^Invalid URL/, () => m.office_problem_url()],
  [/^Invalid string/, () => m.office_problem_pattern()],
  [/^Invalid/, () => m.office_problem_kind_of_value()],
  [/^lower-case words/, () => m.office_problem_key()],
  [/^at most two decimals/, () => m.office_problem_decimals()],
  [/^an IANA time zone/, () => m.office_problem_time_zone()],
  [/^a file name such as/, () => m.office_problem_file()],
  [/^a time of day such as/, () => m.office_problem_clock()],
  [/^a length such as/, () => m.office_problem_duration()],
  [/^a date such as/, () => m.office_problem_date()],
  [/^a month and day such as/, () => m.office_problem_month_day()],
  [/^an address such as/, () => m.office_problem_address()],
  [/^days such as/, () => m.office_problem_period()],
  [/^a country and a slug/, () => m.office_problem_country_slug()],
  [/^genus and species/, () => m.office_problem_latin()],
  [/^needs westOf or eastOf/, () => m.office_problem_longitude()],
  [/^needs one of on,/, () => m.office_problem_one_rule()],
  [/^several days are not moved/, () => m.office_problem_days_moved()],
  [/^what is not known, or changes/, () => m.office_problem_somebody()],
  [/^takes longer to read than the (\d+)/, most => m.office_problem_clip_long({ most })],
  [/^lies after the end of the clip/, () => m.office_problem_clip_end()],
  [/^means nothing/, () => m.office_problem_no_meaning()],
  [/^from the earliest on/, () => m.office_problem_steps_order()],
  [/^one version a day/, () => m.office_problem_version_day()],
  [/^the night is higher/, () => m.office_problem_night_high()],
  [/^hours run from the least/, () => m.office_problem_hours_order()],
  [/^there is no .*?(\S+?)(?:; did you mean (\S+)\?)?$/, (name, meant) => noSuch(name, meant)],
  [/^(\S+) is not in one row of the seasons/, name => m.office_problem_seasons({ name })],
  [/^(\S+) is not in (\S+)$/, (name, place) => m.office_problem_not_in({ name, place })],
  [/^(\d+) rooms of all types, (\d+)/, (counted, rooms) => m.office_problem_rooms({ counted, rooms })],
  [/^the cheapest month is not .* (\S+)$/, price => m.office_problem_cheapest({ price })],
  [/^(\S+) has place \d+ on the home page/, name => m.office_problem_home_place({ name })],
  [/^(\S+) is active at place 99/, name => m.office_problem_home_99({ name })],
  [/^(\S+) is not active, and has a place/, name => m.office_problem_home_not_shown({ name })],
  [/^(\S+) has no timeZone/, name => m.office_problem_no_time_zone({ name })],
  [/^(\S+) has no page; write/, name => m.office_problem_no_page({ name })],
  [/^\S+ lives in (\S+), whose holidays/, name => m.office_problem_no_holidays({ name })],
  [/^the term (.+) has a meaning already/, name => m.office_problem_term_twice({ name })],
  [/^(\S+) has no clip of what it says/, name => m.office_problem_no_clip({ name })],
  [/^the \S+ (\S+) is there already/, name => m.office_problem_taken({ name })],
  [/^this file is missing/, () => m.office_problem_document_missing()],
  [/^the point lies (\d+) km outside (.+)$/, (km, place) => m.office_problem_outside({ km, place })],
  [/^(\d+) km from (?:its region )?(\S+), at most/, (km, name) => m.office_problem_far({ km, name })],
  [/^“(.+)” is counted twice/, name => m.office_problem_season_twice({ name })],
  [/^something later was published/, () => m.office_problem_hour_over()],
  [/^the database refuses it: (.+)/, what => m.office_problem_database({ what })],
]

function noSuch(name: string, meant: string): string {
  const words = m.office_problem_no_such({ name })
  return meant ? `${words}. ${m.office_problem_meant({ name: meant })}` : words
}

/** What a check says, in the reader's language; what it says in English alone is marked so. */
export function problemWords({ message, mend }: { message: string; mend?: string | undefined }): string {
  for (const [form, words] of known) {
    const found = form.exec(message)
    if (found) return words(found[1] ?? '', found[2] ?? '')
  }
  return m.office_problem_in_english({ message: [message, mend].filter(Boolean).join('. ') })
}
