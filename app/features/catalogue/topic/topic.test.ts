import { describe, expect, it } from 'vitest'
import { topicDescription, topicPageTitle } from './topic.ts'

const beaches = {
  name: 'Beaches',
  lead: 'Some are for swimming.',
  country: { name: 'Peru' },
  places: [{ name: 'Máncora' }, { name: 'Paracas' }],
  sights: [{ name: 'Red Beach' }],
  tours: [{ name: 'By boat at seven' }],
}

describe('titles and descriptions of interests and landscapes (specification, section 2: Routes)', () => {
  it('differ between an interest and a landscape of one name', () => {
    expect(topicPageTitle({ ...beaches, vocabulary: 'interest' })).not.toBe(
      topicPageTitle({ ...beaches, vocabulary: 'habitat' }),
    )
  })

  it('say what there is in the country before what the word means', () => {
    expect(topicDescription({ ...beaches, vocabulary: 'habitat' })).toBe(
      'Beaches in Peru: Máncora, Paracas, and Red Beach. Some are for swimming.',
    )
    expect(topicDescription({ ...beaches, vocabulary: 'interest' })).toBe(
      'Beaches in Peru: By boat at seven, Máncora, and Paracas. Some are for swimming.',
    )
  })

  it('of a page that is still to be written name the country', () => {
    const bare = { ...beaches, places: [], sights: [], tours: [], vocabulary: 'habitat' } as const
    expect(topicDescription(bare)).toBe('Beaches in Peru. Some are for swimming.')
  })
})
