import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { DayList } from './day-list.tsx'
import type { DayData } from './itinerary.ts'

const restDay: DayData = {
  number: 9,
  places: ['Bahía Drake'],
  title: 'Nothing, properly',
  story: ['Snorkel if the sea is flat.', 'Or the hammock.'],
  picture: null,
  legs: [],
  road: null,
  walk: null,
  altitudeGain: null,
  hotel: 'Las Seis Cabinas',
  meals: ['breakfast', 'lunch', 'dinner'],
  tours: [],
  visits: [],
}

const fullDay: DayData = {
  ...restDay,
  number: 8,
  places: ['Uvita', 'Bahía Drake'],
  title: 'Corcovado with a ranger',
  picture: { poster: { kind: 'river', palette: 'monsoon', seed: '5' } },
  legs: [
    { mode: 'boat', time: '1 h 20', distance: '46 km' },
    { mode: 'boat', time: '1 h 20', distance: '46 km' },
  ],
  walk: { distance: '7 km', note: 'mud' },
  altitudeGain: '40 m',
  meals: ['lunch'],
  tours: [
    {
      key: 'corcovado-with-a-ranger',
      name: 'Corcovado with a ranger',
      country: 'costa-rica',
      type: 'wildlife',
    },
    { key: 'a-walk', name: 'A walk', country: 'costa-rica', type: null },
  ],
  visits: [{ slug: 'sirena-station-corcovado', name: 'Sirena station', country: 'costa-rica' }],
}

function markup(days: DayData[], currentDay?: number): string {
  const element = (
    <DayList
      title={null}
      days={days}
      currentDay={currentDay}
      onPoint={() => undefined}
      afterDay={day => <p>{`After ${day}`}</p>}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

function words(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

describe('a day', () => {
  test('has its places and distances', () => {
    const text = words(markup([fullDay]))
    expect(text).toContain('Uvita to Bahía Drake')
    expect(text).toContain('Day 8: Corcovado with a ranger')
    expect(text).toContain('Boat: 1 h 20, 46 km Boat: 1 h 20, 46 km')
    expect(text).toContain('Walk: 7 km, mud Climb: 40 m up Night: Las Seis Cabinas Meals: Lunch')
  })

  test('ends with the given content', () => {
    expect(words(markup([fullDay, restDay]))).toMatch(/Meals: Lunch After 8 .* Meals: All meals After 9/)
  })

  test('links to its activities', () => {
    const html = markup([fullDay])
    expect(html).toMatch(/href="\/costa-rica\/tours\/wildlife"[^>]*>Corcovado with a ranger</)
    expect(html).toMatch(/href="\/costa-rica\/tours"[^>]*>A walk</)
    expect(html).toMatch(/href="\/costa-rica\/attractions\/sirena-station-corcovado"[^>]*>Sirena station</)
  })

  test('leaves out missing parts', () => {
    const html = markup([restDay])
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<a ')
    expect(words(html)).toContain(
      'Bahía Drake Day 9: Nothing, properly Las Seis Cabinas Snorkel if the sea is flat. Or the hammock.',
    )
    expect(words(html)).toContain('Meals: All meals')
  })

  test('has an anchor, and one is marked as current', () => {
    const html = markup([fullDay, restDay], 9)
    const [first = '', second = ''] = html.split('<li id="').slice(1)
    expect(first).toMatch(/^day-8" class="_day_/)
    expect(second).toMatch(/^day-9" class="_day_\w+ _now_/)
  })
})
