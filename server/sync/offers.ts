import type pg from 'pg'
import type { Actor } from '#app/request-context.ts'
import { WISH_COLUMNS } from '#database/schema/plan.ts'
import { PUBLISHED } from '#database/schema/published.ts'
import { invalidParameters, ShapeRefusal } from './door/shape-refusal.ts'
import { isAmong } from './filter/filter-grammar.ts'
import { parseColumnList, parseTableName, quoteName, quoteText } from './filter/identifiers.ts'
import type { ShapeParameters } from './filter/shape-parameters.ts'
import { readTable, type TableFacts } from './filter/table-facts.ts'
import type { Offer } from './shape-definition.ts'

/** A table as it is offered to an actor, before its columns are looked up. */
interface OfferedTable {
  columns: readonly string[]
  filter: string | null
  isPrivate: boolean
}

function catalogue(columns: string, filter: string | null = null): OfferedTable {
  return { columns: columns.split(' '), filter, isPrivate: false }
}

/** The public catalogue, the same for everybody. A table that is not listed does not exist for callers. */
const CATALOGUE: Record<string, OfferedTable> = {
  country: catalogue(
    'tag type name code a2_code active display home_page_link homepage_sort_order area line staff_fkey cal photo',
  ),
  place: catalogue(
    'id kind country_tag slug region_id near_id name line lead latitude longitude altitude_m climate best_months best_reason interests habitats nights',
    PUBLISHED,
  ),
  catalogue_item: catalogue(
    'id kind country_tag key place_id name line lead tour_type price_minor currency best_months interests habitats spoken_languages transport_duration',
    PUBLISHED,
  ),
  trip: catalogue(
    'id key title line lead days party goals best_months best_reason effort habitats planner_fkey from_price_minor currency published_ts',
    PUBLISHED,
  ),
  trip_country: catalogue('trip_id country_tag position', 'published'),
  price_component: catalogue(
    'trip_id position what per amount_minor currency season party_size',
    'published',
  ),
  review: catalogue(
    'id key country_tag trip_id staff_fkey title comment answer name date rating travel_group tags written_in invented',
  ),
  staff: catalogue(
    'fkey name first_name countries place role since profile spoken_languages date_added time_zone working_hours book_call_url imgix_photo_src',
    'active',
  ),
}

const STAGES =
  'id country_tag created_ts assigned_ts first_response_ts hot_date warm_date cold_date paused_date closing_date closed_date lost_date'
const TRAVELLERS = `${STAGES} user_id trip_id assigned_staff_fkey contact_name contact_email contact_phone locale message ${WISH_COLUMNS.join(' ')} answer_due_ts waits_for waiting_since revision`
/** The revision says that something changed, but not what: a partner's own trips update by it too. */
const PARTNERS = `${STAGES} revision`
const PLANNERS = `${TRAVELLERS} affiliate_id fkey url initial_contact_method email_validate_sent email_validated need_intl_flight_ts snoozed_until lost_reason is_sample`

const TOLD_OF_CHANGES = ['id', 'revision']

/** The requested columns; null for all. */
type AskedColumns = readonly string[] | null

function plans(columns: string, filter: string | null): OfferedTable {
  return { columns: columns.split(' '), filter, isPrivate: true }
}

function partnersPlans({ affiliateId, userId }: Extract<Actor, { kind: 'partner' }>): string {
  return `${isAmong('affiliate_id', [String(affiliateId)])} or ${isAmong('user_id', [String(userId)])}`
}

/**
 * The plans of a planner's countries. Their own trips, which may go anywhere, are offered only with the columns that
 * say that something changed: as a traveller they must not see what planners see.
 */
function plannersPlans({ countries, userId }: Extract<Actor, { kind: 'planner' }>, asked: AskedColumns) {
  const theirs = isAmong('country_tag', countries.toSorted().map(quoteText))
  if (!asked?.every(column => TOLD_OF_CHANGES.includes(column))) return plans(PLANNERS, theirs)
  return plans(TOLD_OF_CHANGES.join(' '), `${theirs} or ${isAmong('user_id', [String(userId)])}`)
}

/** The plans an actor may see: their own, their countries', those they referred. Returns null if none. */
function offeredPlans(actor: Actor, asked: AskedColumns): OfferedTable | null {
  switch (actor.kind) {
    case 'traveller':
      return plans(TRAVELLERS, isAmong('user_id', [String(actor.userId)]))
    case 'planner':
      return plannersPlans(actor, asked)
    case 'partner':
      return plans(PARTNERS, partnersPlans(actor))
    case 'admin':
      return plans(PLANNERS, null)
    default:
      return null
  }
}

/** Which colleague has which plan open: for planners of those countries, and admins. */
function offeredPresence(actor: Actor): OfferedTable | null {
  const columns = 'plan_id user_id country_tag name'
  if (actor.kind === 'planner')
    return plans(columns, isAmong('country_tag', actor.countries.toSorted().map(quoteText)))
  return actor.kind === 'admin' ? plans(columns, null) : null
}

/** Tables that are offered only with a login key. */
const PRIVATE_TABLES: readonly string[] = ['plan', 'plan_presence']

/**
 * What an actor may see of a table, by its name. Returns null for nothing.
 * Every route of live rows asks this function, and no other.
 */
function offeredTable(name: string, actor: Actor, asked: AskedColumns): OfferedTable | null {
  if (actor.kind === 'program' && !actor.scopes.includes('catalogue:read')) return null
  if (name === 'plan') return offeredPlans(actor, asked)
  if (name === 'plan_presence') return offeredPresence(actor)
  return Object.hasOwn(CATALOGUE, name) ? (CATALOGUE[name] ?? null) : null
}

const FACTS_MS = 5_000

/**
 * Finds what a caller may follow of the table they name; a caller that waits for changes may get a recently cached
 * result. @throws ShapeRefusal
 */
export type FindOffer = (asked: AskedShape, actor: Actor, isWaiting?: boolean) => Promise<Offer>

type AskedShape = Pick<ShapeParameters, 'table' | 'columns'>

function readName(table: string | undefined): { schema: string; name: string } {
  if (!table) throw invalidParameters({ table: ["can't be blank"] })
  const parsed = parseTableName(table)
  if (!parsed) throw invalidParameters({ table: ['Invalid table name'] })
  return parsed
}

/** Makes the function that finds a followed table by its name, with what a caller may follow of it. */
export function makeOffers(pool: pg.Pool): FindOffer {
  const known = new Map<string, { table: TableFacts; until: number }>()

  async function factsOf(name: string): Promise<TableFacts> {
    const kept = known.get(name)
    if (kept && kept.until > performance.now()) return kept.table
    const table = await readTable(pool, { schema: 'public', name })
    if (!table) throw new Error(`the offered table ${name} is not there`)
    known.set(name, { table, until: performance.now() + FACTS_MS })
    return table
  }

  return async ({ table: asked, columns: list }, actor) => {
    const { schema, name } = readName(asked)
    const askedColumns = list === undefined ? null : parseColumnList(list)
    const offered = schema === 'public' ? offeredTable(name, actor, askedColumns) : null
    if (!offered) {
      const isForOthers = actor.kind === 'visitor' && PRIVATE_TABLES.includes(name)
      if (isForOthers) throw new ShapeRefusal(401, { message: 'Please sign in first' })
      throw new ShapeRefusal(403, { message: 'This table is not offered' })
    }
    const table = await factsOf(name)
    const columns = table.columns
      .map(column => column.name)
      .filter(column => offered.columns.includes(column))
    return { ...offered, table, columns }
  }
}

/** Offers any table of the open schemas to everybody; it is followed from the first request on. */
export function makeOpenOffers(pool: pg.Pool, schemas: readonly string[]): FindOffer {
  const known = new Map<string, { offer: Offer; until: number }>()
  const followed = new Set<number>()

  return async ({ table: asked }, _actor, isWaiting = false) => {
    const kept = isWaiting ? known.get(asked ?? '') : undefined
    if (kept && kept.until > performance.now()) return kept.offer
    const parsed = readName(asked)
    const table = schemas.includes(parsed.schema) ? await readTable(pool, parsed) : null
    const name = `${quoteName(parsed.schema)}.${quoteName(parsed.name)}`
    if (!table) {
      const hint = 'If the table name contains capitals or special characters you must quote it.'
      throw invalidParameters({ table: [`Table ${name} does not exist. ${hint}`] })
    }
    if (!followed.has(table.oid)) await pool.query('select sync.follow($1::regclass)', [name])
    followed.add(table.oid)
    const columns = table.columns.map(column => column.name)
    const offer = { table, columns, filter: null, isPrivate: false }
    known.set(asked ?? '', { offer, until: performance.now() + FACTS_MS })
    return offer
  }
}
