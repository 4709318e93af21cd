import { expect, test } from 'vitest'
import { readTable } from '#server/sync/filter/table-facts.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import type { ShapeDefinition } from './shape-definition.ts'
import { makeShapeRegistry } from './shape-registry.ts'
import { syncSettings } from './sync-settings.ts'

const { pool } = await openTestDatabase()

/** A pool that answers a read of tables' columns only when told to. */
function holdingPool() {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding: typeof pool = Object.create(pool, {
    query: {
      value: async (text: string, values: unknown[]) => {
        const rows = await pool.query(text, values)
        if (!text.includes('c.oid = any(')) return rows
        asked.resolve()
        await answered.promise
        return rows
      },
    },
  })
  return { pool: holding, asked: asked.promise, answer: answered.resolve }
}

async function wholeTable(name: string): Promise<ShapeDefinition> {
  const table = await readTable(pool, { schema: 'public', name })
  if (!table) throw new Error(`there is no table ${name}`)
  const columns = table.columns.map(column => column.name)
  return { table, columns, filter: null, replica: 'default', log: 'full' }
}

test('a shape created while the tables of others are being checked continues', async () => {
  const held = holdingPool()
  const registry = makeShapeRegistry(held.pool, syncSettings())
  await registry.current(await wholeTable('country'))
  const tidied = registry.tidy()
  await held.asked
  const made = await registry.current(await wholeTable('trip'))
  held.answer()
  await tidied
  expect(made.isDead()).toBe(false)
  expect(await registry.find(made.handle)).toBe(made)
})
