import { expect, test } from 'vitest'
import { arrivalDetails } from './arrival-details.ts'

const SITE = 'https://ceiba.example'

test.each([
  ['an arrival by itself', '/peru', '', { path: '/peru', utm_source: '(direct)', utm_medium: '(none)' }],
  [
    'a campaign, and of the query nothing else',
    '/peru?utm_source=letter&utm_campaign=rains&email=ana@example.com',
    '',
    { path: '/peru', utm_source: 'letter', utm_campaign: 'rains' },
  ],
  [
    'another site, without what was asked there',
    '/',
    'https://birders.example/forum?thread=7#a',
    {
      path: '/',
      referrer: 'https://birders.example/forum',
      utm_source: 'birders.example',
      utm_medium: 'Referral',
    },
  ],
  [
    'an arrival at a private page, without its key',
    '/es/receipt/secret',
    '',
    { path: '/es/receipt', utm_source: '(direct)', utm_medium: '(none)' },
  ],
  ['the site’s own page, whose address is not told', '/peru', `${SITE}/receipt/secret`, { path: '/peru' }],
])('services are told of %s', (_, path, referrer, details) => {
  expect(arrivalDetails({ address: SITE + path, referrer })).toEqual({ referrer: '', ...details })
})
