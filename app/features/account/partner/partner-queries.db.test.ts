import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getPartner } from './partner-queries.server.ts'

const connection = await openTestDatabase({ seeded: 'world' })
const { db } = connection
describe('getPartner', () => {
  it('returns the welcome in the reader’s language', async () => {
    const partner = await getPartner({ db, locale: 'es' }, 'heron-and-finch')
    expect(partner).toMatchObject({
      name: 'Heron & Finch',
      countries: ['costa-clara', 'lagunas', 'palm-coast', 'marmol'],
    })
    expect(partner.welcome).toMatch(/^Con Heron & Finch/)
  })

  it('refuses an unknown partner', async () => {
    await expect(getPartner({ db, locale: 'en' }, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
  })
})
