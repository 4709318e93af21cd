// biome-ignore-all lint/suspicious/noTemplateCurlyInString: faults quote what stands in other files.
/** Small faults for `npm run mutate`: each is applied alone, and a test should detect it. Only data. */

export interface MutatedFile {
  room: string
  file: string
  /**
   * The tests that should detect them: paths of tests, or of a folder of them; tests on a database end in
   * `.db.test.ts`.
   */
  tests: readonly string[]
  /** A text that occurs once in the file, and its replacement. */
  faults: readonly (readonly [find: string, replace: string])[]
}

const TRIP = 'app/features/trip'
const PLAN = 'app/features/plan/core'
const CLOCK = 'app/features/plan/clock'
const SENDING = 'app/features/request/sending'
const SEARCH = 'app/features/search'
const IDENTITY = 'app/features/account/identity'
const PEOPLE = 'app/features/people'
const CATALOGUE = 'app/features/catalogue'

export const MUTATIONS: readonly MutatedFile[] = [
  {
    room: 'price',
    file: `${TRIP}/price/price-component.ts`,
    tests: [`${TRIP}/price/price-component.test.ts`, `${TRIP}/price/price.test.ts`],
    faults: [
      ['at >= from && at < to', 'at > from && at < to'],
      ['at < to : at', 'at <= to : at'],
      ['at >= from || at < to', 'at >= from && at < to'],
      ['Math.ceil(group / party)', 'Math.floor(group / party)'],
      ['[season.start, season.end] :', '[season.start] :'],
      ['pricePerPersonMinor(components, 2, day)', 'pricePerPersonMinor(components, 1, day)'],
      ['? Math.min(...prices)', '? Math.max(...prices)'],
      ['if (holding.length === 0) return null', 'if (holding.length === 0) return 0'],
    ],
  },
  {
    room: 'price',
    file: `${TRIP}/price/price.ts`,
    tests: [`${TRIP}/price/price.test.ts`],
    faults: [
      ['getUTCDate() - 1', 'getUTCDate()'],
      ['size >= smallest && size < largest', 'size >= smallest && size <= largest'],
      ['end - 1', 'end'],
      ['order(dearness(a), dearness(b))', 'order(dearness(b), dearness(a))'],
      ['const before = Math.ceil(shared / party)', 'const before = Math.floor(shared / party)'],
      ['starts[index + 1] ?? starts[0] ?? first', 'starts[index + 1] ?? first'],
    ],
  },
  {
    room: 'price',
    file: `${TRIP}/price/price-data.ts`,
    tests: [`${TRIP}/price/price-data.test.ts`],
    faults: [
      ['Math.ceil(minor / 100)', 'Math.round(minor / 100)'],
      ["const cheapest = periods[0]?.day ?? ''", "const cheapest = periods.at(-1)?.day ?? ''"],
      ['shared: moneyOrUnknown(groupMinor)', 'shared: money(groupMinor ?? 0)'],
    ],
  },
  {
    room: 'price',
    file: `${TRIP}/price/known-price.ts`,
    tests: [`${TRIP}/price/known-price.test.ts`],
    faults: [['return minor ?', 'return minor !== null ?']],
  },
  {
    room: 'season',
    file: `${TRIP}/season/season.ts`,
    tests: [`${TRIP}/season/season.test.ts`],
    faults: [
      ['last.to + 1 === month', 'last.to === month'],
      ['sort((a, b) => a - b)', 'sort((a, b) => b - a)'],
      ['low: Math.round(Math.min(', 'low: Math.round(Math.max('],
      ['rain / climates.length', 'rain / nights.length'],
    ],
  },
  {
    room: 'season',
    file: `${TRIP}/season/climate-chart.ts`,
    tests: [`${TRIP}/season/climate-chart.test.ts`],
    faults: [['Math.max(LEAST_SPAN, warmest - coldest)', 'warmest - coldest']],
  },
  {
    room: 'itinerary',
    file: `${TRIP}/itinerary/itinerary.ts`,
    tests: [`${TRIP}/itinerary/itinerary.test.ts`],
    faults: [
      ['last?.[0]?.from === leg.from && last[0].to === leg.to', 'last?.[0]?.from === leg.from'],
      ['leg.via.length === 1', 'leg.via.length > 0'],
      ['via.slice(start ? 1 : 0,', 'via.slice(0,'],
    ],
  },
  {
    room: 'itinerary',
    file: `${TRIP}/itinerary/route-stops.ts`,
    tests: [`${TRIP}/itinerary/route-stops.test.ts`],
    faults: [
      ['if (!sleep) continue', ''],
      ["leg.mode === 'road'", "leg.mode !== ''"],
    ],
  },
  {
    room: 'itinerary',
    file: `${TRIP}/itinerary/itinerary-calendar.ts`,
    tests: [`${TRIP}/itinerary/itinerary-calendar.test.ts`],
    faults: [
      ['octets = 1', 'octets = 0'],
      ['DTEND;VALUE=DATE:${dayAfter(start, number)}', 'DTEND;VALUE=DATE:${dayAfter(start, number - 1)}'],
    ],
  },
  {
    room: 'request',
    file: `${CLOCK}/answer-due.ts`,
    tests: [`${CLOCK}/answer-due.test.ts`],
    faults: [
      ['= 8 * 60', '= 7 * 60'],
      ['Math.ceil(asked.getTime() / step)', 'Math.floor(asked.getTime() / step)'],
      ['return new Date(instant + step)', 'return new Date(instant)'],
    ],
  },
  {
    room: 'request',
    file: `${CLOCK}/working-clock.ts`,
    tests: [`${CLOCK}/answer-due.test.ts`],
    faults: [
      ['minutes >= from && minutes < to', 'minutes >= from && minutes <= to'],
      ['((day + 3) % 7) + 1', '((day + 4) % 7) + 1'],
      ['if (daysOff.has(day)) return false', ''],
    ],
  },
  {
    room: 'request',
    file: `${PLAN}/plan-access.ts`,
    tests: [`${PLAN}/plan-access.test.ts`],
    faults: [
      ["'keep a draft': ['visitor']", "'keep a draft': ['visitor', 'traveller']"],
      ["'store an accepted request': ['system']", "'store an accepted request': ['system', 'admin']"],
    ],
  },
  {
    room: 'commands',
    file: `${PLAN}/save-draft.server.ts`,
    tests: ['app/commands.test.ts'],
    faults: [
      ["(ctx: RequestContext) => allow(may, 'keep a draft')(ctx)", '(_: RequestContext) => undefined'],
    ],
  },
  {
    room: 'commands',
    file: `${SENDING}/send-plan-request.server.ts`,
    tests: ['app/commands.test.ts'],
    faults: [
      ["authorize: allow(may, 'send a request')", 'authorize: () => undefined'],
      [
        "(ctx: RequestContext) => allow(may, 'store an accepted request')(ctx)",
        '(_: RequestContext) => undefined',
      ],
    ],
  },
  {
    room: 'request',
    file: `${SENDING}/identify-request.server.ts`,
    tests: [`${SENDING}/identify-request.server.test.ts`],
    faults: [
      ['referral: _referral, ', ''],
      ['requestKey: _key, ', ''],
    ],
  },
  {
    room: 'request',
    file: `${PLAN}/plan.ts`,
    tests: [`${PLAN}/plan.test.ts`],
    faults: [
      ['notes.lastIndexOf(', 'notes.indexOf('],
      ['b[1].getTime() - a[1].getTime()', 'a[1].getTime() - b[1].getTime()'],
      ['^(?:\\/es)?\\/[a-z0-9-]+\\/trip', '^\\/[a-z0-9-]+\\/trip'],
      ['slice(0, 10)', 'slice(0, 7)'],
    ],
  },
  {
    room: 'request',
    file: `${SENDING}/plan-wire-schema.ts`,
    tests: ['server/api/plan-call.db.test.ts', `${PLAN}/plan-schema.test.ts`],
    faults: [
      ['.refine(day => day <= dayFromNow(0)', '.refine(day => day <= dayFromNow(400)'],
      ['plan.arrival_date <= plan.depart_date', 'plan.arrival_date < plan.depart_date'],
      ['for (const name of STAGES) delete rest[name]', ''],
      ["if (message.trim() === '')", 'if (false)'],
    ],
  },
  {
    room: 'referral',
    file: 'app/features/account/partner/sign-referral.server.ts',
    tests: ['app/features/account/partner/referral.db.test.ts'],
    faults: [
      ['(REFERRAL_DAYS + 1) * DAY_MS', '(REFERRAL_DAYS + 30) * DAY_MS'],
      ['${partner}\\0${day}', '${partner}'],
    ],
  },
  {
    room: 'referral',
    file: 'app/features/account/partner/first-referral.ts',
    tests: ['app/features/account/partner/referral.db.test.ts'],
    faults: [['if (firstReferral() || ', 'if (']],
  },
  {
    room: 'lists',
    file: `${CATALOGUE}/list/catalogue.ts`,
    tests: [`${CATALOGUE}/list/catalogue.test.ts`],
    faults: [
      ['all: count(items, facets, without(chosen, [key]))', 'all: count(items, facets, chosen)'],
      ['looser.count > 0', 'looser.count >= 0'],
      ['sort === sorts[0] ? undefined : sort', 'sort'],
      ['items.some(item => facet.of(item).includes(value))', 'items.length > 0'],
      ['change === undefined ? chosen : change', 'change ?? chosen'],
    ],
  },
  {
    room: 'lists',
    file: `${CATALOGUE}/list/subsets.ts`,
    tests: [`${CATALOGUE}/list/catalogue.test.ts`],
    faults: [['a.length - b.length', 'b.length - a.length']],
  },
  {
    room: 'search',
    file: `${SEARCH}/finder/finder.ts`,
    tests: [`${SEARCH}/finder/finder.test.ts`],
    faults: [
      ['{ ...filters, page: 1, ...nothing }', '{ ...filters, ...nothing }'],
      ['other.dropped.length > 0 &&', ''],
      ['({ count }) => count > 0', '({ count }) => count >= 0'],
      ['minimal.slice(0, CLOSE_ENOUGH)', 'minimal'],
    ],
  },
  {
    room: 'search',
    file: `${SEARCH}/finder/finder-schema.ts`,
    tests: [`${SEARCH}/finder/finder-schema.test.ts`],
    faults: [
      [".normalize('NFC')", ''],
      ["...(isCouple ? { group: 'Couple' } : {}),", ''],
      ['chosen.slice(0, most)', 'chosen'],
    ],
  },
  {
    room: 'search',
    file: `${SEARCH}/finder/filter-rows.ts`,
    tests: [`${SEARCH}/finder/finder-schema.test.ts`, `${SEARCH}/finder/finder-words.test.ts`],
    faults: [
      ['one.toLowerCase() === text.toLowerCase()', 'one === text'],
      ['(least ?? 1) <= (most ?? MOST_DAYS)', 'true'],
      ['number >= least && number <= most', 'number <= most'],
    ],
  },
  {
    room: 'search',
    file: `${SEARCH}/sentence/sentence.ts`,
    tests: [`${SEARCH}/sentence/sentence.test.ts`],
    faults: [['chosen.length < max', 'chosen.length <= max']],
  },
  {
    room: 'search',
    file: `${SEARCH}/sentence/sentence-address.ts`,
    tests: [`${SEARCH}/sentence/sentence.test.ts`],
    faults: [
      ['/romantic|honeymoon/', '/romantic/'],
      ['chosen.length > 0 ? chosen : preset.goals', 'chosen'],
      ['?? preset.group', '?? null'],
      ["...list('country')]", ']'],
      ['ftype: value.goals.filter(isGoal)', 'ftype: value.goals'],
    ],
  },
  {
    room: 'search',
    file: `${SEARCH}/saved/saved.ts`,
    tests: [`${SEARCH}/saved/saved.test.ts`],
    faults: [
      ['.slice(-MOST)', '.slice(0, MOST)'],
      ['a.country === b.country && ', ''],
    ],
  },
  {
    room: 'search',
    file: `${SEARCH}/trip-search/match-trips.server.ts`,
    tests: [`${SEARCH}/trip-search/trip-search-queries.db.test.ts`],
    faults: [
      ["group: search => isChosen('group', search)", 'group: () => sql`true`'],
      ['<= ${dollars * 100}', '< ${dollars}'],
    ],
  },
  {
    room: 'search',
    file: 'database/migrations/0038_one_row_a_trip.sql',
    tests: ['database/migrations/search-plans.db.test.ts'],
    faults: [
      ['create index finder_trip_newest on finder_trip (published_ts desc, trip_id);', ''],
      ['create index finder_trip_contents on finder_trip using gin (contents) with (fastupdate = off);', ''],
    ],
  },
  {
    room: 'search',
    file: `${SEARCH}/ranking/criteria.ts`,
    tests: [`${SEARCH}/ranking/criteria.test.ts`],
    faults: [
      ['next: at(seen)', 'next: []'],
      ['mostMinor / headCount(party)', 'mostMinor'],
    ],
  },
  {
    room: 'search',
    file: `${SEARCH}/ranking/reasons.ts`,
    tests: [`${SEARCH}/ranking/reasons.test.ts`],
    faults: [
      ['days > most ? days - most : 0', 'days > most ? 0 : 0'],
      ['over <= 0', 'over <= 100_000'],
      ['[...elsewhen, ...met, ...missed]', '[...met, ...elsewhen, ...missed]'],
    ],
  },
  {
    room: 'search',
    file: 'database/migrations/0012_searches_that_grow.sql',
    tests: ['database/migrations/search-plans.db.test.ts'],
    faults: [['create index review_date on review (date desc, key) include (topics, place);', '']],
  },
  {
    room: 'people',
    file: `${PEOPLE}/operator/operator.ts`,
    tests: [`${PEOPLE}/operator/operator.test.ts`],
    faults: [
      ['group === contactGroup', 'group !== contactGroup'],
      ['Object.hasOwn(emergencyContacts, tag) ?', 'tag in emergencyContacts ?'],
    ],
  },
  {
    room: 'people',
    file: `${PEOPLE}/staff/staff.ts`,
    tests: [`${PEOPLE}/staff/staff.test.ts`],
    faults: [
      [' && !hidden.includes(person.fkey)', ''],
      ['Number(b.fkey === first) - Number(a.fkey === first)', '0'],
      ['= 4\n', '= 5\n'],
    ],
  },
  {
    room: 'staff',
    file: `${PEOPLE}/calendar/holidays.ts`,
    tests: [`${PEOPLE}/calendar/holidays.test.ts`],
    faults: [
      ['easterSunday(year).getTime() + easter * DAY_MS', 'easterSunday(year).getTime() - easter * DAY_MS'],
      ['lunarDay(year, 1, 1).getTime() + lunarNewYear * DAY_MS', 'lunarDay(year, 1, 1).getTime()'],
      ['begins + (moved + i) * DAY_MS', 'begins + i * DAY_MS'],
      ['holiday.days ?? 1', '1'],
      ['year <= Number(to.slice(0, 4)) + 1', 'year <= Number(to.slice(0, 4))'],
      ['day <= to && !found.has(day)', 'day < to && !found.has(day)'],
    ],
  },
  {
    room: 'staff',
    file: `${PEOPLE}/calendar/absence-queries.server.ts`,
    tests: [`${PEOPLE}/calendar/absence-queries.db.test.ts`],
    faults: [
      ['day >= firstDay && day <= lastDay', 'day > firstDay && day <= lastDay'],
      ['day >= firstDay && day <= lastDay', 'day >= firstDay && day < lastDay'],
      ['dayIn(timeZone, at)', "dayIn('UTC', at)"],
    ],
  },
  {
    room: 'request',
    file: `${CLOCK}/find-answerer.server.ts`,
    tests: ['app/features/plan/handling/pass-on.db.test.ts', `${SENDING}/send-plan-request.db.test.ts`],
    faults: [
      ['[at, answerDueTs])) ? null', '[at])) ? null'],
      ['findAbsenceAt(tx, wanted, [at, answerDueTs])', 'findAbsenceAt(tx, wanted, [at])'],
      ['if (except.includes(fkey)) continue', ''],
      ['= ${standIn} desc nulls last`, waiting', '= ${standIn} asc`, waiting'],
    ],
  },
  {
    room: 'people',
    file: `${PEOPLE}/staff/working-hours.ts`,
    tests: [`${PEOPLE}/staff/working-hours.test.ts`],
    faults: [
      ['since < length', 'since <= length'],
      ['offset + 3 * DAY', 'offset + 4 * DAY'],
      ['minute + offset - since', 'minute + offset'],
      ['day - 1 + moved', 'day - 1 - moved'],
    ],
  },
  {
    room: 'people',
    file: 'app/features/request/form/who-answers.ts',
    tests: ['app/features/request/form/who-answers.test.ts'],
    faults: [['atWork ? known : null', 'known']],
  },
  {
    room: 'people',
    file: 'app/features/voices/review/testimonial-queries.server.ts',
    tests: ['app/features/voices/review/testimonial-queries.db.test.ts'],
    faults: [['planner && atWork ?', 'planner ?']],
  },
  {
    room: 'people',
    file: `${PEOPLE}/staff/staff-pages-queries.server.ts`,
    tests: [
      'app/features/reading/sitemap/sitemap-queries.db.test.ts',
      'app/pages/machines/sitemap-parts.db.test.ts',
    ],
    faults: [['.where(eq(staff.active, true))', '']],
  },
  {
    room: 'lists',
    file: `${CATALOGUE}/country/country-queries.server.ts`,
    tests: [`${CATALOGUE}/country/country-queries.db.test.ts`],
    faults: [['.where(isPublished(trip))', '']],
  },
  {
    room: 'identity',
    file: `${IDENTITY}/identity.ts`,
    tests: [`${IDENTITY}/identity.test.ts`],
    faults: [
      ["role === 'planner' && planner)", "role === 'planner')"],
      ["role === 'partner' && affiliateId !== null", 'affiliateId !== null'],
    ],
  },
  {
    room: 'identity',
    file: `${IDENTITY}/identity-access.ts`,
    tests: [`${IDENTITY}/identity-access.test.ts`],
    faults: [["admin: ['planner', 'admin']", "admin: ['planner', 'partner', 'admin']"]],
  },
  {
    room: 'identity',
    file: `${IDENTITY}/validate-email.server.ts`,
    tests: ['server/api/auth-signup.db.test.ts'],
    faults: [
      ['given.length !== expected.length || !timingSafeEqual(given, expected)', 'false'],
      ['and(eq(signup.id, id), gt(signup.expiresTs, now()))', 'eq(signup.id, id)'],
      ['if (await hasPassword({ db: tx }, email)) return false', ''],
    ],
  },
  {
    room: 'identity',
    file: `${IDENTITY}/password-commands.server.ts`,
    tests: ['server/api/auth-reset.db.test.ts'],
    faults: [['await tx.delete(authVerification).where(eq(authVerification.value, String(userId)))', '']],
  },
  {
    room: 'identity',
    file: `${IDENTITY}/session-commands.server.ts`,
    tests: ['server/api/fresh-session.db.test.ts'],
    faults: [
      ['    await ctx.identity.logOut(authorization)\n    return { ok: true', '    return { ok: true'],
    ],
  },
  {
    room: 'identity',
    file: 'app/features/account/passkey/log-in-by-passkey.server.ts',
    tests: ['server/api/fresh-session.db.test.ts'],
    faults: [
      ['owner === undefined ? undefined : eq(passkey.userId, owner)', 'undefined'],
      ['if (answer.ok) await ctx.identity.logOut(authorization)', ''],
    ],
  },
  {
    room: 'commands',
    file: 'app/command.ts',
    tests: ['app/commands.test.ts'],
    faults: [
      ['await authorize(ctx, input)', ''],
      ['if (needsFresh) requireFresh(ctx)', ''],
      ['if (spent && !spent.ok) return spent', ''],
      ["if (!may(actor, action)) throw new AppError('unauthorized')", ''],
    ],
  },
  {
    room: 'commands',
    file: 'app/features/account/newsletter/newsletter-commands.server.ts',
    tests: ['app/commands.test.ts'],
    faults: [
      [
        "(ctx: RequestContext) => allow(may, 'decide by emailed link')(ctx)",
        '(_: RequestContext) => undefined',
      ],
    ],
  },
  {
    room: 'commands',
    file: 'app/picture/photo/photo-access.ts',
    tests: ['app/picture/photo/photo-access.test.ts'],
    faults: [
      ['subjects.every(', 'subjects.some('],
      [' || subjects.length === 0', ''],
    ],
  },
  {
    room: 'values',
    file: 'database/values/range.ts',
    tests: ['database/values/range.test.ts'],
    faults: [
      ['start >= end) return null', 'start > end) return null'],
      ['value < range.end', 'value <= range.end'],
      ["readTimeBound(high, close === ']')", "readTimeBound(high, open === '[')"],
      ['instant.toISOString().startsWith(text) ?', 'text ?'],
      ['Number.isSafeInteger(value)', 'Number.isInteger(value)'],
    ],
  },
  {
    room: 'journal',
    file: 'database/request-journal.ts',
    tests: ['database/request-journal.test.ts'],
    faults: [
      ['if (sync) await file.datasync()', ''],
      ['    await file.writeFile(content)\n    await file.datasync()', '    await file.writeFile(content)'],
      ['await folder.sync()', ''],
      [
        '({ settledTs }) => settledTs === null || settledTs >= since',
        '({ entry, settledTs }) => (settledTs ?? entry.acceptedTs) >= since',
      ],
      ['waiting.delete(entry.key)', ''],
      ['file.appendFile(`\\n${lines}`)', 'file.appendFile(lines)'],
    ],
  },
  {
    room: 'page cache',
    file: 'server/cache/page-cache.ts',
    tests: ['server/cache/page-cache.test.ts'],
    faults: [
      ['response.status === 200 && /\\bpublic\\b/', 'response.status === 200 && /./'],
      ['utm_.*|', ''],
      ['response.status >= 500', 'response.status >= 400'],
      ['url.searchParams.sort()', ''],
      ['FRESH_MS = 60_000', 'FRESH_MS = 600_000'],
    ],
  },
  {
    room: 'limits',
    file: 'server/limits.ts',
    tests: ['server/limits.db.test.ts'],
    faults: [
      ['const household = householdOf(address)', 'const household = address'],
      ['password: { points: 20', 'password: { points: 200'],
      ['who.toLowerCase()', 'who'],
      ['insuranceLimiter: new RateLimiterMemory(counted),', ''],
    ],
  },
  {
    room: 'limits',
    file: 'server/client-address.ts',
    tests: ['server/client-address.test.ts'],
    faults: [
      ['seen.at(-proxies)', 'seen.at(0)'],
      ['isIP(address) ? address : connection', 'address'],
      ['.slice(0, 4)', '.slice(0, 3)'],
      ['if (proxies === 0) return connection', ''],
    ],
  },
  {
    room: 'live rows',
    file: 'server/sync/offers.ts',
    tests: ['server/sync/offered-shapes.db.test.ts'],
    faults: [
      ["transport_duration',\n    PUBLISHED,", "transport_duration',"],
      ["currency published_ts',\n    PUBLISHED,", "published_ts',"],
      ["season party_size',\n    'published',", "season party_size',"],
      ["catalogue('trip_id country_tag position', 'published')", "catalogue('trip_id country_tag position')"],
      ["book_call_url imgix_photo_src',\n    'active',", "book_call_url imgix_photo_src',"],
      ['plans(PLANNERS, theirs)', 'plans(PLANNERS, null)'],
      ['plans(PARTNERS, partnersPlans(actor)', 'plans(TRAVELLERS, partnersPlans(actor)'],
    ],
  },
  {
    room: 'emails',
    file: 'server/jobs/outbox.ts',
    tests: ['server/jobs/outbox.db.test.ts'],
    faults: [
      ['attempts >= MOST_ATTEMPTS', 'attempts < 0'],
      ['LEASE_SECONDS = 1.5 * LONGEST_SEND_SECONDS', 'LEASE_SECONDS = 2'],
      ['2 ** (attempts - 1)', '2 ** attempts'],
      ['isNull(outbox.gaveUpTs), ', ''],
    ],
  },
  {
    room: 'pictures',
    file: 'art/poster/sun.ts',
    tests: ['art/poster/sun.test.ts'],
    faults: [
      ['flipped ? 1 - x : x', 'x'],
      ['tall: (2 * disc.r) / stage.height', 'tall: (2 * disc.r) / stage.width'],
    ],
  },
  {
    room: 'pictures',
    file: 'cartography/labels/label-levels.ts',
    tests: ['cartography/labels/label-levels.test.ts'],
    faults: [
      ['mark.yields && ', ''],
      ['{ ...level, others, taken }', '{ ...level, others }'],
      ['const taken = [...level.taken]', 'const taken: Body[] = []'],
      ['.filter(each => !each.nameOnly).sort((a, b) => a.rank - b.rank)', '.filter(each => !each.nameOnly)'],
    ],
  },
  {
    room: 'pictures',
    file: 'cartography/labels/place-labels.ts',
    tests: ['cartography/labels/place-labels.test.ts'],
    faults: [
      ['COST_OF_A_LOST_NAME = 20', 'COST_OF_A_LOST_NAME = 0'],
      ['GAIN_OF_STAYING = 1.2', 'GAIN_OF_STAYING = 0'],
      ['COST_PER_COVERED_POINT = 0.6', 'COST_PER_COVERED_POINT = 0'],
      ['(size.width - x) * scale', 'size.width * scale'],
    ],
  },
  {
    room: 'frame and pages',
    file: 'app/frame/header/hover-menus.ts',
    tests: ['app/frame/header/hover-menus.test.ts'],
    faults: [
      ['hoverOpen = 250', 'hoverOpen = 25'],
      ["menu.addEventListener('pointerleave', settle, { signal })", ''],
      ["if (pointerType !== 'touch') rest()", 'rest()'],
    ],
  },
  {
    room: 'frame and pages',
    file: 'app/pages/page-door.server.ts',
    tests: ['server/pages.db.test.ts'],
    faults: [['{ status: 422, ...NO_STORE }', '{ status: 200, ...NO_STORE }']],
  },
  {
    room: 'structure',
    file: 'tools/structure.ts',
    tests: ['tools/structure.test.ts'],
    faults: [
      ["ROOMS.indexOf(roomOf(target) ?? '') > place", 'false'],
      ['files.length - components > MOST_FILES', 'files.length > 2 * MOST_FILES'],
      ['group.length > 1', 'group.length > 9'],
      ['pattern.test(name)', 'name'],
      ['|| isTest(path)) return []\n  if (place', ') return []\n  if (place'],
    ],
  },
]
