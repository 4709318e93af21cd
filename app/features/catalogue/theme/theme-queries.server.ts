import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { getCountryPage } from '#app/features/catalogue/country/country-queries.server.ts'
import { mastheadPicture } from '#app/picture/masthead-picture.server.ts'
import type { ReadContext } from '#app/request-context.ts'
import { choosePoster } from '#art/poster/poster-choice.ts'
import { posterOverride } from '#art/poster/poster-override.ts'
import { navigationLink, theme } from '#database/schema/country.ts'
import { vacationTheme } from '#database/schema/species.ts'
import type { ThemeWishes } from './theme.ts'
import { findPlacesFor, findToursFor, findTripsFor } from './theme-fit-queries.server.ts'
import type { ThemePage } from './theme-schema.ts'

/** The country's text of the theme, the general one, and the themes in its header. */
async function findWords({ db }: ReadContext, tag: string, key: string) {
  const [own, general, listed] = await Promise.all([
    db
      .select()
      .from(theme)
      .where(and(eq(theme.countryTag, tag), eq(theme.key, key))),
    db.select().from(vacationTheme).where(eq(vacationTheme.key, key)),
    db
      .select({ link: navigationLink.link, label: navigationLink.label })
      .from(navigationLink)
      .where(and(eq(navigationLink.countryTag, tag), eq(navigationLink.list, 'vacation_theme')))
      .orderBy(asc(navigationLink.position)),
  ])
  return { own: own[0] ?? null, general: general[0] ?? null, listed }
}

type Found = Awaited<ReturnType<typeof findWords>>

function wishesOf(key: string, { own, general }: Found): ThemeWishes {
  return {
    key,
    party: general?.party ?? [],
    goals: general?.goals ?? [],
    interests: own?.interests ?? general?.interests ?? [],
    habitats: own?.habitats ?? general?.habitats ?? [],
  }
}

/**
 * A vacation theme of a country, or the path of the page that replaces the country. It has a page if the country has
 * written about it, or lists it in its header and there is a general text.
 * @throws AppError `not_found` if neither is the case, and for a country without a page.
 */
export async function getThemePage(
  ctx: ReadContext,
  tag: string,
  key: string,
): Promise<ThemePage | { movedTo: string }> {
  const [country, found] = await Promise.all([getCountryPage(ctx, tag), findWords(ctx, tag, key)])
  if ('movedTo' in country) return country
  const { own, general, listed } = found
  const entry = listed.find(({ link }) => link === pathOf(tag, key))
  const words = own ?? (entry ? general : null)
  if (!words) throw new AppError('not_found')
  const wishes = wishesOf(key, found)
  const [trips, places, tours] = await Promise.all([
    findTripsFor(ctx, tag, wishes),
    findPlacesFor(ctx, tag, wishes),
    findToursFor(ctx, tag, wishes),
  ])
  const { name, story, answerer, team, map, topPlaces, activities } = country
  const poster = choosePoster({
    key: `${tag}/${key}`,
    country: tag,
    habitats: wishes.habitats,
    subject: [words.name.en, ...wishes.interests].join(' '),
    ...posterOverride(own?.poster ?? null),
  })
  return {
    key,
    name: (entry?.label ?? words.name)[ctx.locale],
    lead: words.lead[ctx.locale],
    body: words.body[ctx.locale],
    poster,
    picture: mastheadPicture({ poster }),
    country: { tag, name, story, answerer, team, map, topPlaces, activities },
    others: listed
      .filter(({ link }) => link !== entry?.link)
      .map(({ link, label }) => ({ link, label: label[ctx.locale] })),
    places,
    tours,
    ...trips,
    kinds: general?.kinds ?? [],
  }
}

/** Path of a theme, without a language. */
function pathOf(tag: string, key: string): string {
  return `/${tag}/${key}-vacations`
}
