import { interestsFor, type SpeciesKind, speciesKinds } from '#app/features/catalogue/species/species.ts'

/** Rules about interests and habitats, by which places and tours are found. */

export const vocabularies = ['interest', 'habitat'] as const
export type Vocabulary = (typeof vocabularies)[number]

interface Described {
  interests: readonly string[]
  habitats: readonly string[]
}

/** Whether an item is tagged with a topic. */
export function isOf(thing: Described, vocabulary: Vocabulary, key: string): boolean {
  return (vocabulary === 'interest' ? thing.interests : thing.habitats).includes(key)
}

/** The topics that occur most often together with one, the most frequent first. */
export function topicsBeside(
  things: readonly Described[],
  vocabulary: Vocabulary,
  key: string,
): { vocabulary: Vocabulary; key: string }[] {
  const beside = things
    .filter(thing => isOf(thing, vocabulary, key))
    .flatMap(({ interests, habitats }) => [
      ...interests.map(topic => `interest/${topic}`),
      ...habitats.map(topic => `habitat/${topic}`),
    ])
    .filter(topic => topic !== `${vocabulary}/${key}`)
  return [...Map.groupBy(beside, topic => topic)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([topic]) => {
      const [which, name = ''] = topic.split('/')
      return { vocabulary: which === 'habitat' ? 'habitat' : 'interest', key: name }
    })
}

/** Kinds of species that match an interest. */
export function kindsFor(vocabulary: Vocabulary, key: string): SpeciesKind[] {
  return vocabulary === 'interest' ? speciesKinds.filter(kind => interestsFor(kind).includes(key)) : []
}

/** Whether no place or tour is tagged with a topic yet, so that its page has only the general text. */
export function isUnwritten(page: Record<'places' | 'sights' | 'tours', readonly unknown[]>): boolean {
  return page.places.length + page.sights.length + page.tours.length === 0
}
