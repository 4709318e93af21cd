import { z } from 'zod'
import type { Readable } from '../connect.ts'
import type { Title } from '../content/document-kinds.ts'
import { country } from '../schema/country.ts'

const listed = z.object({ tag: z.string(), name: z.object({ en: z.string(), es: z.string() }) })

/** The names of the countries, with those that a list of them adds. */
export async function countryNames(db: Readable, list: unknown): Promise<Map<string, Title>> {
  const known = await db.select({ tag: country.tag, name: country.name }).from(country)
  const added = (Array.isArray(list) ? list : []).flatMap(one => listed.safeParse(one).data ?? [])
  return new Map([...added, ...known].map(({ tag, name }) => [tag, name]))
}
