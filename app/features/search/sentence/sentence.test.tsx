import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ROMANTIC } from '#database/values/goals.ts'
import { FinderSentence } from './finder-sentence.tsx'
import type { SentenceValue } from './sentence.ts'
import { Sentence } from './sentence.tsx'

const countries = [
  { tag: 'peru', name: 'Peru', area: 'latin-america' },
  { tag: 'kenya', name: 'Kenya', area: 'east-africa' },
] as const
const value: SentenceValue = {
  countries: ['kenya'],
  group: 'Family',
  goals: ['Urban Pulse', 'Low-Key Gems', 'Zen & Wellbeing'],
}

/** The sentence as rendered on the server, which is what visitors without script get. */
function draw(chosen: Partial<SentenceValue> = {}, at = '/kenya'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <Sentence variant="form" countries={countries} value={{ ...value, ...chosen }} />
    </MemoryRouter>,
  )
}

describe('Sentence', () => {
  it('reads as a sentence', () => {
    const words = draw()
      .replaceAll(/<div [^>]*sheet.*?<\/details>/g, '')
      .replaceAll(/<fieldset.*?<\/fieldset>/g, '')
      .replaceAll(/<[^>]+>/g, '')
    expect(words).toMatch(/^Plan a trip to Kenya.* for My Family.*, built around Urban Pulse, Low-Key Gems/)
  })

  it('is a form that leads to the finder, with the finder’s field names', () => {
    expect(draw()).toContain('action="/trips"')
    expect(draw()).toContain('type="radio" name="fcountry" checked="" value="kenya"')
    expect(draw()).toContain('type="radio" name="fparty" checked="" value="Family"')
    expect(draw()).toContain('type="checkbox" name="ftype" checked="" value="Urban Pulse"')
  })

  it('offers the countries in their order', () => {
    const tags = [...draw().matchAll(/name="fcountry"[^>]*value="([a-z-]+)"/g)].map(([, tag]) => tag)
    expect(tags).toEqual(['peru', 'kenya'])
  })

  it('has an aria-disabled button until a country is chosen, which explains itself when pressed', () => {
    const button = /<button type="submit"[^>]*>/
    expect(draw({ countries: [] }).match(button)?.[0]).toContain('aria-disabled="true"')
    expect(draw({ countries: [] })).not.toContain('disabled=""')
    expect(draw().match(button)?.[0]).not.toContain('disabled')
  })

  it('leads to the trips with what else is chosen, until a country is', () => {
    expect(draw({ countries: [] })).toMatch(
      /href="\/trips\?fparty=Family&amp;ftype=Low-Key[^"]*Urban[^"]*Zen/,
    )
    expect(draw()).not.toContain('href="/trips')
  })

  it('has a second, enabled button for a country chosen without script', () => {
    const withoutScript = /<noscript><button type="submit"(?![^>]*aria-disabled)/
    expect(draw({ countries: [] })).toMatch(withoutScript)
    expect(draw()).not.toContain('<noscript>')
  })

  it('asks for a country and opens its choices if it was sent without one', () => {
    expect(draw({ countries: [] }, '/kenya?first=country')).toMatch(/<details[^>]* open="".*First, a country/)
    expect(draw({}, '/kenya?first=country')).not.toContain('First, a country')
  })

  it('disables the other goals once there are three', () => {
    expect(draw().match(/aria-disabled="true"/g)).toHaveLength(9)
    expect(draw({ goals: [] })).not.toContain('aria-disabled')
  })

  it('offers the romantic type only if the page presets it', () => {
    expect(draw()).not.toContain(ROMANTIC)
    expect(draw({ goals: [ROMANTIC] })).toContain(`value="${ROMANTIC}"`)
  })

  it('links to a question about the country, with the page’s address', () => {
    expect(draw()).toMatch(
      /href="\/ask\?country=kenya&amp;url=%2Fkenya"[^>]*data-ask|data-ask[^>]*href="\/ask/,
    )
  })
})

describe('FinderSentence', () => {
  it('allows several countries and shows the number of other goals', () => {
    const chosen = { ...value, countries: ['peru', 'kenya'] }
    const words = renderToStaticMarkup(
      <FinderSentence countries={countries} value={chosen} onChange={() => undefined} />,
    )
    expect(words).toContain('Country: Peru, Kenya')
    expect(words).toContain('type="checkbox" name="fcountry" checked="" value="peru"')
    expect(words).toContain('Urban Pulse + 2')
  })
})
