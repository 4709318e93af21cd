import { describe, expect, it, test } from 'vitest'
import { addArrival, classifyReferrer, MOST_RECORDS, recordArrival } from './attribution.ts'
import { utmRecord } from './utm-schema.ts'

const NOW = new Date('2026-11-21T22:15:00.000Z')
const SITE = 'https://ceiba.example'

function arrive(query: string, referrer = '', path = '/peru') {
  return recordArrival({ address: `${SITE}${path}${query}`, referrer }, NOW)
}

describe('a referrer', () => {
  test.each([
    ['', '(direct)', '(none)'],
    ['about:blank', '(direct)', '(none)'],
    ['not an address', '(direct)', '(none)'],
    ['https://www.google.com/', 'google', 'Organic'],
    ['https://www.google.co.cr/search?q=cloud+forest', 'google', 'Organic'],
    ['https://google.com.mx/', 'google', 'Organic'],
    ['android-app://com.google.android.googlequicksearchbox/', 'google', 'Organic'],
    ['https://www.bing.com/', 'bing', 'Organic'],
    ['https://cn.bing.com/', 'bing', 'Organic'],
    ['https://duckduckgo.com/', 'duckduckgo', 'Organic'],
    ['https://es.search.yahoo.com/', 'yahoo', 'Organic'],
    ['https://search.brave.com/', 'brave', 'Organic'],
    ['https://www.ecosia.org/', 'ecosia', 'Organic'],
    ['https://m.baidu.com/', 'baidu', 'Organic'],
    ['https://mail.google.com/', 'mail.google.com', 'Referral'],
    ['https://google.evil.example/', 'google.evil.example', 'Referral'],
    ['https://notgoogle.com/', 'notgoogle.com', 'Referral'],
    ['https://brave.com/', 'brave.com', 'Referral'],
    ['https://www.birders.example/forum?thread=7', 'birders.example', 'Referral'],
    ['http://127.0.0.1:9000/', '127.0.0.1:9000', 'Referral'],
  ])('%j is %s, %s', (referrer, source, medium) => {
    expect(classifyReferrer(referrer, 'ceiba.example')).toEqual({ utm_source: source, utm_medium: medium })
  })

  test.each(['https://ceiba.example/peru', 'https://www.ceiba.example/'])(
    '%s is the site itself: no attribution',
    referrer => {
      expect(classifyReferrer(referrer, 'ceiba.example')).toBeNull()
      expect(arrive('', referrer)).toBeNull()
    },
  )

  it('of another port is another site', () => {
    expect(classifyReferrer('http://127.0.0.1:9000/', '127.0.0.1:3000')).not.toBeNull()
  })
})

describe('a UTM field', () => {
  test.each([
    ['?utm_source=fb', null],
    ['?utm_source=', null],
    ['?utm_source=%20fb%20', null],
    ['?utm_source=ads', 'ads'],
    ['?utm_source=boletín', 'boletín'],
  ])('of %s is %j: three characters make it present', (query, value) => {
    const fromOwnSite = arrive(query, `${SITE}/`)
    expect(fromOwnSite?.utm_source ?? null).toBe(value)
  })

  test.each(['utm_source', 'utm_campaign', 'utm_medium', 'utm_term', 'utm_content'] as const)(
    '%s alone is attribution, and outweighs the referrer',
    name => {
      const record = arrive(`?${name}=rains`, 'https://www.google.com/')
      expect(record).toMatchObject({ [name]: 'rains' })
      expect(record?.utm_medium).not.toBe('Organic')
    },
  )

  it('that is too short gives way to the referrer', () => {
    expect(arrive('?utm_source=fb&utm_medium=x', 'https://www.bing.com/')).toMatchObject({
      utm_source: 'bing',
      utm_medium: 'Organic',
    })
  })
})

describe('a click id', () => {
  test.each(['fbclid', 'msclkid', 'ttclid', 'li_fat_id'] as const)(
    '%s counts as attribution, even from a page of the site',
    name => {
      expect(arrive(`?${name}=7`, `${SITE}/`)).toMatchObject({ [name]: '7', utm_source: null })
    },
  )

  it('without a field of its own stays in the landing address', () => {
    const record = arrive('?gclid=Cj0', 'https://www.google.com/')
    expect(record?.utm_medium).toBeNull()
    expect(record?.landing_url).toBe(`${SITE}/peru?gclid=Cj0`)
  })

  it('that is empty is ignored', () => {
    expect(arrive('?fbclid=', `${SITE}/`)).toBeNull()
  })
})

describe('a record', () => {
  it('has time and address, and of the query only its own parameters', () => {
    expect(arrive('?email=ana@example.com&utm_source=letter&q=frogs', '', '/account/signup')).toEqual({
      utm_source: 'letter',
      utm_campaign: null,
      utm_medium: null,
      utm_term: null,
      utm_content: null,
      fbclid: null,
      msclkid: null,
      ttclid: null,
      li_fat_id: null,
      created: '2026-11-21',
      created_ts: '2026-11-21T22:15:00.000Z',
      landing_url: `${SITE}/account/signup?utm_source=letter`,
    })
  })

  it('has no key of a private page', () => {
    expect(arrive('?utm_source=letter', '', '/es/vote/secret')?.landing_url).toBe(
      `${SITE}/es/vote?utm_source=letter`,
    )
  })

  it('is accepted by the API for any address', () => {
    const long = 'é'.repeat(5_000)
    const record = arrive(`?utm_source=${long}&utm_term=%00%F0%9F%90%B8x&fbclid=${long}`)
    expect(utmRecord.safeParse(record).success).toBe(true)
  })
})

describe('records kept', () => {
  const direct = arrive('') ?? {}
  const letter = arrive('?utm_source=letter') ?? {}
  const search = arrive('', 'https://www.google.com/') ?? {}

  test.each([
    ['the first arrival is kept, even a direct one', [], direct, false, [direct]],
    ['a direct one adds nothing to a known origin', [letter], direct, false, [letter]],
    ['nor after the origin was sent', [], direct, true, []],
    ['a campaign after sending is kept', [], letter, true, [letter]],
    ['another origin is added', [letter], search, false, [letter, search]],
    ['a page loaded again adds nothing', [search, letter], letter, false, [search, letter]],
    ['the same origin after another one is added', [letter, search], letter, false, [letter, search, letter]],
  ])('%s', (_, records, record, wasSent, after) => {
    expect(addArrival(records, record, wasSent)).toEqual(after)
  })

  it('a page reloaded later is the same arrival', () => {
    const later = { ...letter, created: '2026-11-22', created_ts: '2026-11-22T08:00:00.000Z' }
    expect(addArrival([letter], later, false)).toEqual([letter])
  })

  it('do not exceed the API’s limit, and include the first', () => {
    const campaigns = Array.from({ length: 60 }, (_, i) => arrive(`?utm_source=campaign-${i}`) ?? {})
    const kept = campaigns.reduce((records, record) => addArrival(records, record, false), [] as object[])
    expect(kept).toHaveLength(MOST_RECORDS)
    expect(kept[0]).toEqual(campaigns[0])
    expect(kept.at(-1)).toEqual(campaigns[59])
  })
})
