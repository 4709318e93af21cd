import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { country } from '#database/schema/country.ts'
import { outbox } from '#database/schema/outbox.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { keepReads } from './kept-reads.ts'

const { db, pool } = await openTestDatabase({ seeded: 'world' })
let version = 0
const reads = keepReads(pool, () => version)
const asked = vi.spyOn(pool, 'query')

beforeEach(() => void asked.mockClear())

function readName() {
  return reads.db.select({ name: country.name }).from(country).where(eq(country.tag, 'marmol'))
}

test('nothing is cached before changes are listened for', async () => {
  expect(await readName()).toEqual(await readName())
  expect(asked).toHaveBeenCalledTimes(2)
})

test('repeated and parallel reads reach the database once', async () => {
  await reads.open()
  asked.mockClear()
  const found = await Promise.all([readName(), readName()])
  expect(found).toEqual([[{ name: { en: 'Marmol', es: 'Mármol' } }], await readName()])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a change is visible once its notice has arrived', async () => {
  const [before] = await readName()
  await db
    .update(country)
    .set({ name: { en: 'Pirú', es: 'Pirú' } })
    .where(eq(country.tag, 'marmol'))
  expect(await readName()).toEqual([before])
  version++
  expect(await readName()).toEqual([{ name: { en: 'Pirú', es: 'Pirú' } }])
})

test('other parameters are another read', async () => {
  const nameOf = (tag: string) =>
    reads.db.select({ tag: country.tag }).from(country).where(eq(country.tag, tag))
  expect(await nameOf('marmol')).toEqual([{ tag: 'marmol' }])
  expect(await nameOf('tamarind')).toEqual([{ tag: 'tamarind' }])
})

test('rows as arrays and rows as objects are cached apart', async () => {
  const statement = reads.db.select({ tag: country.tag }).from(country).orderBy(asc(country.tag)).limit(1)
  const [row] = await statement
  const { rows } = await reads.db.execute(statement.getSQL())
  expect(rows).toEqual([row])
})

test.each([
  ['of private data', () => reads.db.select().from(outbox)],
  ['beside it', () => reads.db.execute(sql`select 1 from country where exists (select from ${outbox})`)],
  ['that names it in a comma’s list', () => reads.db.execute(sql`select 1 from country, plan limit 1`)],
  ['by the clock', () => reads.db.execute(sql`select now() from country limit 1`)],
])('a read %s always reaches the database', async (_what, read) => {
  await read()
  await read()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a read that failed is repeated', async () => {
  const read = () => reads.db.execute(sql`select 1 / ${0}::int from country`)
  await expect(read()).rejects.toThrow()
  await expect(read()).rejects.toThrow()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('cached results cannot be modified', async () => {
  const { rows } = await reads.db.execute<{ name: { en: string } }>(
    sql`select name from country where tag = 'marmol'`,
  )
  expect(() => {
    if (rows[0]) rows[0].name.en = 'Chile'
  }).toThrow(TypeError)
})

test.each(['trip', 'finder_trip', 'spoken_word'])('changes of %s send a notice', async table => {
  const { rows } = await pool.query(
    "select 1 from pg_trigger where tgname = 'tell_content' and tgrelid = $1::regclass",
    [table],
  )
  expect(rows).toHaveLength(1)
})
