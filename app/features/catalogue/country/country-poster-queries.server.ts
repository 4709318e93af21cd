import { eq } from 'drizzle-orm'
import type { RequestContext } from '#app/request-context.ts'
import { choosePoster, type PosterChoice } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { country } from '#database/schema/country.ts'

/** A country's own poster. */
export function posterOf({ tag, poster }: Pick<typeof country.$inferSelect, 'tag' | 'poster'>): PosterChoice {
  return choosePoster({ key: tag, country: tag, ...posterOverride(poster) })
}

/** The poster of a country by its tag, for share cards; null for an unknown country. */
export async function getCountryPoster(
  { db }: Pick<RequestContext, 'db'>,
  tag: string | undefined,
): Promise<PosterChoice | null> {
  if (tag === undefined) return null
  const rows = await db
    .select({ tag: country.tag, poster: country.poster })
    .from(country)
    .where(eq(country.tag, tag))
  return rows[0] ? posterOf(rows[0]) : null
}
