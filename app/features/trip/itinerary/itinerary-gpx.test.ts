import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { withLocale } from '#app/locale.server.ts'
import { itineraryGpx, type TravelledRoute } from './itinerary-gpx.ts'

const route: TravelledRoute = {
  places: [
    { key: 'sierpe', name: 'Sierpe & more', lat: 8.86, lon: -83.47, days: [1] },
    { key: 'drake', name: 'Bahía Drake', lat: 8.69, lon: -83.66, days: [2, 3] },
    { key: 'pier', name: '', lat: 8.8, lon: -83.5 },
  ],
  legs: [
    { mode: 'road', day: 2, from: 'sierpe', to: 'pier', via: [[-83.48, 8.85]] },
    { mode: 'boat', day: 2, from: 'pier', to: 'drake' },
  ],
}

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  path: string
}

function elementsOf(xml: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const path = [...open.map(each => each.name), name].join('/')
        const element = { name, attributes: { ...attributes }, text: '', path }
        elements.push(element)
        open.push(element)
      },
      ontext(text) {
        const at = open.at(-1)
        if (at) at.text += text
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return elements
}

const gpx = () =>
  elementsOf(
    itineraryGpx({
      title: 'Two <oceans>',
      line: 'A line',
      route,
      address: 'https://ceiba.test/costa-rica/trip/x?a=1&b=2',
      operator: 'Ceiba',
    }),
  )

describe('a route for a GPS', () => {
  it('has a waypoint for each named place, with the days that end there', () => {
    const points = gpx().filter(({ name }) => name === 'wpt')
    expect(points.map(({ attributes }) => attributes)).toEqual([
      { lat: '8.86', lon: '-83.47' },
      { lat: '8.69', lon: '-83.66' },
    ])
    const told = gpx().filter(({ path }) => path.startsWith('gpx/wpt/'))
    expect(told.map(({ text }) => text)).toEqual(['Sierpe & more', 'Day 1', 'Bahía Drake', 'Day 2, Day 3'])
  })

  it('has a route for each leg, with its bends and changes of vehicle', () => {
    const points = gpx().filter(({ path }) => path === 'gpx/rte/rtept')
    expect(points.map(({ attributes }) => `${attributes.lat} ${attributes.lon}`)).toEqual([
      ...['8.86 -83.47', '8.85 -83.48', '8.8 -83.5'],
      ...['8.8 -83.5', '8.69 -83.66'],
    ])
    const named = (tag: string) =>
      gpx()
        .filter(({ path }) => path === `gpx/rte/${tag}`)
        .map(({ text }) => text)
    expect(named('name')).toEqual(['Day 2: Sierpe & more', 'Day 2: Bahía Drake'])
    expect(withLocale('es', () => named('desc'))).toEqual(['Carretera', 'Lancha'])
    expect(named('number')).toEqual(['1', '2'])
  })

  it('names its author, and escapes special characters', () => {
    const [root] = gpx()
    expect(root?.attributes).toMatchObject({ version: '1.1', creator: 'Ceiba' })
    expect(gpx().find(({ path }) => path === 'gpx/metadata/name')?.text).toBe('Two <oceans>')
    expect(gpx().find(({ path }) => path === 'gpx/metadata/link')?.attributes.href).toContain('?a=1&b=2')
  })
})
