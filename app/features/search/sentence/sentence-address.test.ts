import { describe, expect, it } from 'vitest'
import { readSentSentence, sentenceOf, withSentence } from './sentence-address.ts'

describe('readSentSentence', () => {
  const lead = (query: string) => readSentSentence(new URLSearchParams(query), ['peru', 'costa-rica'])

  it('leads to the same page as the button', () => {
    expect(lead('sentence=form&from=/&fcountry=peru&fparty=Solo&ftype=Urban+Pulse')).toBe(
      '/trips?fcountry=peru&fparty=Solo&ftype=Urban+Pulse',
    )
    expect(
      lead(
        'sentence=planner&from=/peru/honeymoon-vacations&fcountry=peru&fparty=Couple&ftype=Romantic+Getaway',
      ),
    ).toBe('/peru/vacations/travel-planning?fparty=Couple&tripType=Romantic+Getaway')
  })

  it('returns to the page and asks for a country if there is none', () => {
    expect(lead('sentence=form&from=/es&fparty=')).toBe('/es?first=country')
    expect(lead('sentence=planner&from=/plus&fparty=Solo')).toBe('/plus?first=country#personalize')
    expect(lead('sentence=form&from=/&fcountry=cuba')).toBe('/?first=country')
  })

  it('does not redirect to another site', () => {
    for (const from of ['//evil.example', '/\\\\evil.example', 'https://evil.example', '']) {
      expect(lead(`sentence=form&from=${encodeURIComponent(from)}`)).toBe('/?first=country')
    }
  })

  it('ignores the address of a search', () => {
    expect(lead('fcountry=peru&q=from')).toBeNull()
  })
})

describe('withSentence', () => {
  const countries = [{ tag: 'peru', name: 'Peru', area: 'latin-america' }] as const
  const value = { countries: ['peru'], group: 'Family', goals: ['Urban Pulse', 'Low-Key Gems'] } as const

  it('keeps every choice for who comes back to the page, and whatever else the address said', () => {
    const after = withSentence(new URLSearchParams('fcountry=laos&fparty=Solo&utm_source=x'), value)
    expect(sentenceOf('/', after, countries)).toEqual(value)
    expect(after.get('utm_source')).toBe('x')
    expect(after.has('fcountry')).toBe(false)
  })

  it('takes out what is chosen no more, but no country that nobody knows', () => {
    const nothing = { countries: [], group: null, goals: [] }
    const after = withSentence(new URLSearchParams('country=atlantis&fparty=Solo&ftype=Urban+Pulse'), nothing)
    expect(after.toString()).toBe('country=atlantis')
  })
})
