import { describe, expect, it } from 'vitest'
import { readSentSentence } from './sentence-address.ts'

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
