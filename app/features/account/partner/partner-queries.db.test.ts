import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { getPartner } from './partner-queries.server.ts'

const connection = await openTestDatabase({ seeded: true })
const { db } = connection
describe('getPartner', () => {
  it('returns the welcome in the reader’s language', async () => {
    const partner = await getPartner({ db, locale: 'es' }, 'kestrel-and-wren')
    expect(partner).toMatchObject({
      name: 'Kestrel & Wren',
      countries: ['costa-rica', 'panama', 'ecuador', 'peru'],
    })
    expect(partner.welcome).toMatch(/^Con Kestrel & Wren/)
  })

  it('refuses an unknown partner', async () => {
    await expect(getPartner({ db, locale: 'en' }, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
  })
})
