/**
 * Rules for what somebody saves. An item is its reference: `trip/{key}`, `species/{key}` and `article/{key}`, of all else
 * with its country, as in `hotel/peru/qollqa-wayra`.
 */

export const savedKinds = [
  'trip',
  'tour',
  'hotel',
  'destination',
  'attraction',
  'region',
  'species',
  'article',
] as const
export type SavedKind = (typeof savedKinds)[number]

/** As many as a list may have. */
export const MOST_SAVED = 200
/** Trips side by side. */
export const MOST_COMPARED = 3
/** As many as one question names. */
export const MOST_IN_QUESTION = 50

const SLUG = '[a-z0-9-]{1,90}'
export const SAVED_REF = new RegExp(
  `^(?:(?:trip|species|article)/${SLUG}|(?:tour|hotel|destination|attraction|region)/${SLUG}/${SLUG})$`,
)

/** What a reference consists of. */
export function partsOf(ref: string): { kind: SavedKind; country: string | null; key: string } | null {
  if (!SAVED_REF.test(ref)) return null
  const [first = '', ...rest] = ref.split('/')
  const kind = savedKinds.find(one => one === first)
  const key = rest.at(-1)
  return kind && key ? { kind, country: rest.length > 1 ? (rest[0] ?? null) : null, key } : null
}

/** A list on a device. */
export interface SavedList {
  /** Oldest first. */
  refs: readonly string[]
  /** What the account has not been told yet: whether it was saved or removed. */
  untold: Readonly<Record<string, boolean>>
  /** Whether the rest is in the account of whoever is logged in. */
  isInAccount: boolean
}

export const NOTHING_SAVED: SavedList = { refs: [], untold: {}, isInAccount: false }

function isRef(value: unknown): value is string {
  return typeof value === 'string' && SAVED_REF.test(value)
}

/** Parses a stored list; what is not ours in it is left out. */
export function readSaved(text: string | null): SavedList {
  try {
    const { refs, untold, isInAccount }: Partial<Record<keyof SavedList, unknown>> = JSON.parse(text ?? '{}')
    const told = typeof untold === 'object' && untold !== null ? Object.entries(untold) : []
    return {
      refs: Array.isArray(refs) ? [...new Set(refs.filter(isRef))].slice(-MOST_SAVED) : [],
      untold: Object.fromEntries(told.filter(([ref, saved]) => isRef(ref) && typeof saved === 'boolean')),
      isInAccount: isInAccount === true,
    }
  } catch {
    return NOTHING_SAVED
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, ref: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== ref))
}

/** Saves items that are not saved yet; those that no longer fit are left out. */
export function withSaved({ refs, untold, ...list }: SavedList, more: readonly string[]): SavedList {
  const added = [...new Set(more)].filter(ref => !refs.includes(ref)).slice(0, MOST_SAVED - refs.length)
  return {
    ...list,
    refs: [...refs, ...added],
    untold: { ...untold, ...Object.fromEntries(added.map(ref => [ref, true])) },
  }
}

/** Removes an item. What the account never had of it need not be told. */
export function withoutSaved({ refs, untold, ...list }: SavedList, ref: string): SavedList {
  const rest = without(untold, ref)
  return {
    ...list,
    refs: refs.filter(one => one !== ref),
    untold: list.isInAccount ? { ...rest, [ref]: false } : rest,
  }
}

/** The list once the account has answered what it was told; what was pressed meanwhile still holds. */
export function mergedSaved(
  list: SavedList,
  told: SavedList['untold'],
  account: readonly string[],
): SavedList {
  const untold = Object.fromEntries(Object.entries(list.untold).filter(([ref, saved]) => told[ref] !== saved))
  const refs = [...new Set([...account, ...Object.keys(untold)])].filter(ref => untold[ref] !== false)
  return { refs: refs.slice(-MOST_SAVED), untold, isInAccount: true }
}

/** What stays on a device after a log-out: only what the account does not have. */
export function leftSaved({ refs, untold, isInAccount }: SavedList): SavedList {
  if (!isInAccount) return { refs, untold, isInAccount }
  const own = refs.filter(ref => untold[ref])
  return { refs: own, untold: Object.fromEntries(own.map(ref => [ref, true])), isInAccount: false }
}

/** Items by country, the country with most of them first; those of no single country last. */
export function byCountry<Item extends { countries: readonly { tag: string; name: string }[] }>(
  items: readonly Item[],
): { country: Item['countries'][number] | null; items: Item[] }[] {
  const counts = new Map<string, number>()
  for (const { countries } of items)
    if (countries.length === 1 && countries[0])
      counts.set(countries[0].tag, (counts.get(countries[0].tag) ?? 0) + 1)
  // What is of many countries, such as an animal, stands where most of the others are.
  const homeOf = ({ countries }: Item) =>
    countries.toSorted((a, b) => (counts.get(b.tag) ?? 0) - (counts.get(a.tag) ?? 0))[0] ?? null
  const groups = Map.groupBy(items, item => homeOf(item)?.tag ?? '')
  return [...groups.values()]
    .map(group => ({ country: group[0] ? homeOf(group[0]) : null, items: group }))
    .toSorted(
      (a, b) => Number(a.country === null) - Number(b.country === null) || b.items.length - a.items.length,
    )
}

/**
 * Who plans all saved trips of a country; null if that is several, or none of the trips is saved, or they do not plan
 * that country: its contact person is asked then.
 */
export function plannerOfAll<Planner extends { key: string; countries: readonly string[] }>(
  country: string,
  items: readonly { trip: { planned_by: Planner } | null }[],
): Planner | null {
  const planners = items.flatMap(({ trip }) => trip?.planned_by ?? [])
  const [first] = planners
  return first?.countries.includes(country) && planners.every(({ key }) => key === first.key) ? first : null
}

/** Places of the other trips that this one does not come to, those of most of them first. */
export function missedPlaces<Trip extends { places: readonly string[] }>(
  trip: Trip,
  trips: readonly Trip[],
): string[] {
  const others = trips.filter(other => other !== trip).flatMap(({ places }) => places)
  const times = Map.groupBy(
    others.filter(place => !trip.places.includes(place)),
    place => place,
  )
  return [...times].toSorted(([, a], [, b]) => b.length - a.length).map(([place]) => place)
}
