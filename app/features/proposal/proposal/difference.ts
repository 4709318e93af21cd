import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'

/** The changes between two drafts, by meaning. Applied to the first draft they give exactly the second. */

const FIELDS = ['locale', 'startsOn', 'adults', 'childAges', 'currency', 'notIncluded', 'tripKey'] as const
const DAY_PARTS = ['title', 'story', 'place', 'country', 'hotel', 'meals', 'altitudeGainM', 'walkKm'] as const
const LISTS = ['days', 'price', 'legs', 'activities'] as const

type Field = (typeof FIELDS)[number]
type DayPart = (typeof DAY_PARTS)[number]
type ListName = (typeof LISTS)[number]

interface Item {
  days: ProposalDay
  price: ProposalContent['price'][number]
  legs: ProposalDay['legs'][number]
  activities: ProposalDay['activities'][number]
}

type FieldChange = {
  [K in Field]: { kind: 'field'; field: K; from: ProposalContent[K]; to: ProposalContent[K] }
}[Field]

type DayPartChange = {
  [K in DayPart]: { kind: 'part'; day: string; part: K; from: ProposalDay[K]; to: ProposalDay[K] }
}[DayPart]

/** `day` is the day of a leg or an activity; null for the days and price lines themselves. */
type ListChange = {
  [L in ListName]:
    | { kind: 'added'; list: L; day: string | null; item: Item[L] }
    | { kind: 'removed'; list: L; day: string | null; item: Item[L] }
    | { kind: 'changed'; list: L; day: string | null; from: Item[L]; to: Item[L] }
    /** `isMoved`: those of both drafts are in another order; otherwise one that is new is not the last. */
    | { kind: 'ordered'; list: L; day: string | null; ids: string[]; isMoved: boolean }
}[ListName]

export type Change = FieldChange | DayPartChange | ListChange

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Changes of one list, matched by id; `compare` compares an item present in both. */
function listChanges<L extends ListName>(
  list: L,
  day: string | null,
  before: readonly Item[L][],
  after: readonly Item[L][],
  compare: (from: Item[L], to: Item[L]) => Change[],
): Change[] {
  const was = new Map(before.map(item => [item.id, item]))
  const becomes = new Map(after.map(item => [item.id, item]))
  const stays = before.filter(({ id }) => becomes.has(id))
  const added = after.filter(({ id }) => !was.has(id))
  const expected = [...stays, ...added].map(({ id }) => id)
  const ids = after.map(({ id }) => id)
  const isMoved = !isSame(
    stays.map(({ id }) => id),
    ids.filter(id => was.has(id)),
  )
  return [
    ...before
      .filter(({ id }) => !becomes.has(id))
      .map(item => ({ kind: 'removed', list, day, item }) as Change),
    ...stays.flatMap(from => {
      const to = becomes.get(from.id)
      return to ? compare(from, to) : []
    }),
    ...added.map(item => ({ kind: 'added', list, day, item }) as Change),
    ...(isSame(expected, ids) ? [] : [{ kind: 'ordered', list, day, ids, isMoved } as Change]),
  ]
}

function wholeChange<L extends ListName>(list: L, day: string | null) {
  return (from: Item[L], to: Item[L]): Change[] =>
    isSame(from, to) ? [] : [{ kind: 'changed', list, day, from, to } as Change]
}

function dayChanges(from: ProposalDay, to: ProposalDay): Change[] {
  const day = from.id
  return [
    ...DAY_PARTS.filter(part => !isSame(from[part], to[part])).map(
      part => ({ kind: 'part', day, part, from: from[part], to: to[part] }) as Change,
    ),
    ...listChanges('legs', day, from.legs, to.legs, wholeChange('legs', day)),
    ...listChanges('activities', day, from.activities, to.activities, wholeChange('activities', day)),
  ]
}

/** The changes from one draft to the next. Ids are unique within a list (proposal-schema.ts). */
export function difference(before: ProposalContent, after: ProposalContent): Change[] {
  return [
    ...FIELDS.filter(field => !isSame(before[field], after[field])).map(
      field => ({ kind: 'field', field, from: before[field], to: after[field] }) as Change,
    ),
    ...listChanges('days', null, before.days, after.days, dayChanges),
    ...listChanges('price', null, before.price, after.price, wholeChange('price', null)),
  ]
}

interface Identified {
  id: string
}

function applyToList<T extends Identified>(items: readonly T[], change: ListChange): T[] {
  switch (change.kind) {
    case 'added':
      return [...items, change.item as unknown as T]
    case 'removed':
      return items.filter(({ id }) => id !== change.item.id)
    case 'changed':
      return items.map(item => (item.id === change.from.id ? (change.to as unknown as T) : item))
    case 'ordered': {
      const place = new Map(change.ids.map((id, i) => [id, i]))
      return items.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    }
  }
}

function applyToDay(day: ProposalDay, change: Change): ProposalDay {
  if (change.kind === 'field') return day
  if (change.kind === 'part') return { ...day, [change.part]: change.to }
  if (change.list === 'legs') return { ...day, legs: applyToList(day.legs, change) }
  return { ...day, activities: applyToList(day.activities, change) }
}

function applyChange(content: ProposalContent, change: Change): ProposalContent {
  if (change.kind === 'field') return { ...content, [change.field]: change.to }
  const ofDay = change.day
  if (ofDay !== null) {
    const days = content.days.map(day => (day.id === ofDay ? applyToDay(day, change) : day))
    return { ...content, days }
  }
  if (change.kind === 'part') return content
  if (change.list === 'price') return { ...content, price: applyToList(content.price, change) }
  return { ...content, days: applyToList(content.days, change) }
}

/** Applies changes to a draft. */
export function applyDifference(before: ProposalContent, changes: readonly Change[]): ProposalContent {
  let content = before
  for (const change of changes) content = applyChange(content, change)
  return content
}
