import { and, asc, eq } from 'drizzle-orm'
import { phoneFor } from '#app/features/people/operator/operator.ts'
import { getOperator } from '#app/features/people/operator/operator-queries.server.ts'
import type { RequestContext } from '#app/request-context.ts'
import { country } from '#database/schema/country.ts'
import { getCountryNavigation } from './country-navigation-queries.server.ts'
import type { SiteNavigation } from './navigation-schema.ts'

type Context = Pick<RequestContext, 'db' | 'locale' | 'origin' | 'services'>

async function getActiveCountries({ db, locale }: Context) {
  const rows = await db
    .select({ tag: country.tag, name: country.name, area: country.area })
    .from(country)
    .where(and(eq(country.active, true), eq(country.type, 'country')))
    .orderBy(asc(country.homepageSortOrder))
  return rows.map(row => ({ ...row, name: row.name[locale] }) as SiteNavigation['countries'][number])
}

/** The data of header and footer, for a page with or without a country. */
export async function getSiteNavigation(
  ctx: Context,
  countryTag: string | undefined,
): Promise<SiteNavigation> {
  const [operator, countries, chosen] = await Promise.all([
    getOperator(ctx),
    getActiveCountries(ctx),
    countryTag ? getCountryNavigation(ctx, countryTag) : null,
  ])
  const { name, legalName, phones, sms, email, whatsapp, messenger, social } = operator
  const reviewSite = { name: operator.reviewSite.name[ctx.locale], url: operator.reviewSite.url }
  return {
    operator: { name, legalName, phones, sms, email, whatsapp, messenger, reviewSite, social },
    countries,
    country: chosen && { ...chosen.lists, phone: phoneFor(operator, chosen.contactGroup) },
    hiddenStaff: operator.hiddenStaff,
    asksConsent: ctx.services !== null,
    origin: ctx.origin,
  }
}
