import { describe, expect, it, test } from 'vitest'
import { readProse } from './prose.ts'
import { pullLine } from './pull-line.ts'

const text = (...paragraphs: string[]) => readProse(paragraphs.join('\n'), 'en')

describe('the pull quote of a text', () => {
  it('is a whole short sentence after the beginning, the longest of them', () => {
    const paragraphs = text(
      'The first paragraph is read anyway, word by word.',
      'Short. Ask for the dry hour, not the dry month. Go.',
    )
    expect(pullLine(paragraphs, 'en')).toBe('Ask for the dry hour, not the dry month.')
  })

  it('contains no link, is not the last sentence, and is null if there is none', () => {
    const linked = text('One.', 'Read about [Monteverde](/costa-rica) before you pack your bag.', 'Go.')
    expect(pullLine(linked, 'en')).toBeNull()
    expect(pullLine(text('One.', 'Ask for the dry hour, not the dry month.'), 'en')).toBeNull()
    expect(pullLine(text('One.', 'Two.'), 'en')).toBeNull()
  })
})

test.each([
  ['en', 'But the boats stay in the harbour when it blows.'],
  ['en', 'It has been a marine reserve since the year 2000.'],
  ['en', 'Lubaantun, on the highway, has the stelae this lacks.'],
  ['en', 'The last ones are narrow and broken in the rains.'],
  ['en', 'If you are going to Lamanai, leave the other one out.'],
  ['es', 'Pero las lanchas se quedan en el muelle cuando sopla.'],
  ['es', 'Está a doce kilómetros del pueblo por un camino malo.'],
  ['es', 'Las del norte, de diciembre a marzo, son muchas menos.'],
  ['es', 'En marzo conviene dejarlo para la tarde, con menos sol.'],
  ['es', 'C., que se visita si la destilería lo permite ese día.'],
] as const)('in %s %j depends on the sentence before it', (locale, leaning) => {
  const alone =
    locale === 'en' ? 'Boats leave from the pier at eight.' : 'Los botes salen del muelle a las ocho.'
  expect(pullLine(text('One.', `${leaning} ${alone} End.`), locale)).toBe(alone)
})
