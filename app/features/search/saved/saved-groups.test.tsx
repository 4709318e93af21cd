import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SavedGroups } from './saved-groups.tsx'
import type { SavedCard, SavedTrip } from './saved-schema.ts'

const rafael = {
  fkey: 'rafael',
  name: 'Rafael Huamán',
  firstName: 'Rafael',
  portraitVersion: '1a',
  photo: null,
}
const person = (key: string, countries = ['peru']) => ({
  key,
  name: key,
  first_name: key,
  portrait: `/${key}.svg`,
  countries,
})

function card(key: string, planner: ReturnType<typeof person> | null): SavedCard {
  const trip: SavedTrip | null = planner && {
    ...{
      days: 7,
      price: null,
      price_days: null,
      best_months: [5],
      months: 'May',
      walking: 'Easy',
      flights: 0,
    },
    ...{
      highest: { value: 0, text: '0 m' },
      drive: { value: 0, text: 'none' },
      one_night_stops: 0,
      houses: 1,
    },
    ...{ planner: `${planner.first_name}, Puno`, planned_by: planner, stops: [], places: [] },
  }
  return {
    ref: `${trip ? 'trip' : 'hotel/peru'}/${key}`,
    kind: trip ? 'trip' : 'hotel',
    name: { en: key, es: key },
    countries: [{ tag: 'peru', name: 'Peru' }],
    ...{ line: '', url: `/peru/${key}`, picture: null, trip, instead: null },
  }
}

/** Who is to be asked about the saved items: the words, the faces, and the page the question comes from. */
function asked(...cards: SavedCard[]) {
  const element = <SavedGroups cards={cards} answerers={{ peru: rafael }} strip={() => null} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const [link = ''] = /<a [^>]*data-ask.*?<\/a>/s.exec(html) ?? []
  const faces = [...html.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src)
  return { words: link.replaceAll(/<[^>]+>/g, ''), from: /url=%2F(\w*)/.exec(link)?.[1], faces }
}

const contact = {
  words: 'Ask Rafael about these',
  from: 'saved',
  faces: [expect.stringContaining('/portraits/rafael-avatar')],
}

test.each([
  ['no trip', [card('house', null)]],
  ['a trip whose planner does not plan this country', [card('border', person('juan', ['laos']))]],
])('with %s the country’s contact person is asked', (_, cards) => {
  expect(asked(...cards)).toEqual(contact)
})

test('with trips of two planners nobody is named who would answer for both', () => {
  const cards = [card('lake', person('yesenia')), card('city', person('rafael'))]
  expect(asked(...cards)).toEqual({ words: 'Ask about these', from: 'saved', faces: [] })
})

test('where one planner has all the trips, their face alone is shown and the question goes to them', () => {
  const cards = [card('lake', person('yesenia')), card('house', null), card('south', person('yesenia'))]
  expect(asked(...cards)).toEqual({
    words: 'Ask yesenia about these',
    from: 'expert',
    faces: ['/yesenia.svg'],
  })
})
