import type { ProposalContent, ProposalDay } from '#database/values/proposal-content.ts'

/** Shorter words of a name are no sign of it. */
const SHORTEST = 4

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\d]+/gu) ?? []
}

/** Whether a text contains words of a name, one after another. */
function has(text: readonly string[], name: readonly string[]): boolean {
  return text.some((_, at) => name.every((word, i) => text[at + i] === word))
}

/**
 * Houses and tours that a day has had and has no more, and of which its title or story still speaks: by the whole name, or
 * by a word that no name of what is there has.
 */
export function spokenOf(
  day: ProposalDay,
  names: readonly string[],
  { days }: Pick<ProposalContent, 'days'>,
): string[] {
  const text = wordsOf(`${day.title} ${day.story}`)
  const there = [...(day.hotel ? [day.hotel.name] : []), ...day.activities.map(({ name }) => name)]
  const everywhere = days.flatMap(each => [
    ...(each.hotel ? [each.hotel.name] : []),
    ...each.activities.map(({ name }) => name),
  ])
  const known = new Set([...there, ...everywhere, day.place].flatMap(wordsOf))
  return names
    .filter(name => !there.includes(name))
    .filter(name => {
      const words = wordsOf(name)
      const own = words.filter(word => word.length >= SHORTEST && !known.has(word))
      return has(text, words) || own.filter(word => text.includes(word)).length >= Math.min(2, words.length)
    })
}
