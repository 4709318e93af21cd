import type { Alternative, ProposalContent } from '#database/values/proposal-content.ts'

/** Particles of names, which are also common words of any sentence. */
const PARTICLES = new Set('de del la las los el y e da do dos das di van von der den bin al le du'.split(' '))
const CONTACT = /@|\+?\d[\d ().-]{7,}\d/

function wordsOf(name: string): string[] {
  return name.trim().split(/[\s.,]+/)
}

/** All parts of people's names but the first; they are hidden from readers of a share link. */
export function lastNames(names: readonly (string | null)[]): string[] {
  // Parts of double names too: texts are read word by word.
  const parts = names
    .flatMap(name => wordsOf(name ?? '').slice(1))
    .flatMap(word => word.split(/[^\p{L}\p{M}]+/u))
  const all = parts.filter(word => word.length > 1)
  const last = all.map(word => word.toLowerCase()).filter(word => word !== '' && !PARTICLES.has(word))
  return [...new Set(last)]
}

/** Whether a text contains a last name, also in the plural or possessive: "the Okafors", "Mora’s". */
function names(text: string, last: readonly string[]): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some(word => last.some(name => word === name || word === `${name}s` || word === `${name}es`))
}

/** Removes sentences with a last name or contact details. */
export function withoutPeople(text: string, last: readonly string[]): string {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter(sentence => !names(sentence, last) && !CONTACT.test(sentence))
    .join(' ')
}

/** The title behind a link: its own, unless it contains a last name or contact details. */
export function shareableTitle(title: string, last: readonly string[], otherwise: string): string {
  return names(title, last) || CONTACT.test(title) ? otherwise : title
}

/** The same, with its paragraphs. */
export function paragraphsWithoutPeople(text: string, last: readonly string[]): string {
  const lines = text.split('\n').map(line => withoutPeople(line, last))
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** The name of a house or tour: the catalogue's own, or the planner's words without people. */
function nameWithoutPeople(
  { key, name }: { key: string | null; name: string },
  last: readonly string[],
): string {
  return key === null ? withoutPeople(name, last) || '–' : name
}

type Day = ProposalContent['days'][number]

/** Days whose own words name nobody: titles, stories, and what a planner called a house, an outing, or one to choose instead. */
function daysWithoutPeople(
  days: readonly Day[],
  last: readonly string[],
  clean: (text: string) => string,
): Day[] {
  const named = <Item extends { key: string | null; name: string }>(item: Item): Item => ({
    ...item,
    name: nameWithoutPeople(item, last),
  })
  const offered = (each: Alternative) => ({ ...named(each), why: clean(each.why) })
  return days.map(day => ({
    ...day,
    title: clean(day.title),
    story: clean(day.story),
    hotel: day.hotel && { ...named(day.hotel), alternatives: day.hotel.alternatives.map(offered) },
    activities: day.activities.map(activity => ({
      ...{ ...named(activity), alternatives: activity.alternatives.map(offered) },
    })),
  }))
}

function withoutAlternatives({ hotel, activities, ...day }: Day): Day {
  return {
    ...day,
    hotel: hotel && { ...hotel, alternatives: [] },
    activities: activities.map(activity => ({ ...activity, alternatives: [] })),
  }
}

/**
 * The content that anybody may read to whom an email with a link was forwarded: everything that can be answered, without
 * ages of children and without sentences that name people.
 */
export function contentWithoutPeople(content: ProposalContent, last: readonly string[]): ProposalContent {
  const clean = (text: string) => paragraphsWithoutPeople(text, last)
  return {
    ...content,
    childAges: content.childAges.map(() => 0),
    days: daysWithoutPeople(content.days, last, clean),
    price: content.price.map(line => ({
      ...line,
      what: clean(line.what) || '–',
      forWhom: clean(line.forWhom),
      season: line.season && clean(line.season),
      note: line.note && clean(line.note),
    })),
    notIncluded: content.notIncluded.map(clean).filter(each => each !== ''),
  }
}

/**
 * A proposal as readers of its share link see it: without alternatives and ages of children, and with one price line
 * instead of one for each traveller.
 */
export function shareable(
  content: ProposalContent,
  { last, whole }: { last: readonly string[]; whole: { what: string; minor: number | null } },
): ProposalContent {
  const clean = (text: string) => withoutPeople(text, last)
  return {
    ...content,
    // Shows how many children there are, but not their ages.
    childAges: content.childAges.map(() => 0),
    days: daysWithoutPeople(content.days, last, clean).map(withoutAlternatives),
    price: [
      {
        ...{ id: 'whole', what: whole.what, day: null, forWhom: '', count: 1, unitMinor: whole.minor },
        ...{ season: null, refundableUntil: null, note: null },
      },
    ],
    notIncluded: content.notIncluded.filter(each => clean(each) === each),
  }
}
