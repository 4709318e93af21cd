import { describe, expect, it } from 'vitest'
import { testContext } from '#tools/testing/test-context.ts'
import { openWorld } from '#tools/testing/test-database.ts'
import { getContactSheet } from './contact-sheet-queries.server.ts'

const connection = await openWorld()

describe('the contact sheet', () => {
  it('shows every country’s map and every person if the development pages are on', async () => {
    const ctx = await testContext(connection)
    const sheet = await getContactSheet({ ...ctx, dev: { mailFolder: '/nowhere' } })
    expect(sheet.maps.length).toBeGreaterThanOrEqual(6)
    expect(sheet.people.map(({ fkey }) => fkey)).toContain('alma-reyes')
    expect(sheet.houses.map(({ key }) => key)).toEqual([
      'roof',
      'walls',
      'floors',
      'setting',
      'water',
      'houses',
    ])
    expect(sheet.species.map(({ key }) => key)).toContain('quetzal')
  })

  it('is not found if they are off', async () => {
    const ctx = await testContext(connection)
    await expect(getContactSheet({ ...ctx, dev: null })).rejects.toMatchObject({ code: 'not_found' })
  })
})
