import type { ProposalContent } from '#database/values/proposal-content.ts'

/** Small words of names, which are words of any sentence as well. */
const PARTICLES = new Set('de del la las los el y e da do dos das di van von der den bin al le du'.split(' '))
const CONTACT = /@|\+?\d[\d ().-]{7,}\d/

function wordsOf(name: string): string[] {
  return name.trim().split(/[\s.,]+/)
}

/** All parts of people's names but the first: a reader with a share link may not see them. */
export function lastNames(names: readonly (string | null)[]): string[] {
  const all = names.flatMap(name => wordsOf(name ?? '').slice(1))
  const last = all.map(word => word.toLowerCase()).filter(word => word !== '' && !PARTICLES.has(word))
  return [...new Set(last)]
}

/** Whether a text names a family: the Okafors and Mora’s count as well. */
function names(text: string, last: readonly string[]): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some(word => last.some(name => word === name || word === `${name}s` || word === `${name}es`))
}

/** A text without the sentences that name a family or say how to reach somebody. */
export function withoutPeople(text: string, last: readonly string[]): string {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter(sentence => !names(sentence, last) && !CONTACT.test(sentence))
    .join(' ')
}

/** What a proposal may be called by a link: its own title, unless it names a family. */
export function shareableTitle(title: string, last: readonly string[], otherwise: string): string {
  return names(title, last) || CONTACT.test(title) ? otherwise : title
}

/**
 * A proposal as a reader with its share link may see it: without what is for the travellers to decide, without the ages of
 * children, and with one price line in place of a price for each traveller.
 */
export function shareable(
  content: ProposalContent,
  { last, whole }: { last: readonly string[]; whole: { what: string; minor: number | null } },
): ProposalContent {
  const clean = (text: string) => withoutPeople(text, last)
  return {
    ...content,
    // How many there are is told, how old they are is not.
    childAges: content.childAges.map(() => 0),
    days: content.days.map(day => ({
      ...day,
      title: clean(day.title),
      story: clean(day.story),
      hotel: day.hotel && { ...day.hotel, alternatives: [] },
      activities: day.activities.map(activity => ({ ...activity, alternatives: [] })),
    })),
    price: [
      {
        ...{ id: 'whole', what: whole.what, day: null, forWhom: '', count: 1, unitMinor: whole.minor },
        ...{ season: null, refundableUntil: null, note: null },
      },
    ],
    notIncluded: content.notIncluded.filter(each => clean(each) === each),
  }
}
