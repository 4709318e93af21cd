import { and, count, eq } from 'drizzle-orm'
import { AppError } from '#app/app-error.ts'
import { cachedRead } from '#app/freshness/cached-read.server.ts'
import { links } from '#app/links.ts'
import type { PageEntry } from '#app/page-entry.ts'
import { getGallery } from '#app/picture/media/media-queries.server.ts'
import type { ReadContext, RequestContext } from '#app/request-context.ts'
import { formatDay } from '#app/text/figures.ts'
import { readProse } from '#app/text/prose.ts'
import { pageContent } from '#database/content/page-content.ts'
import { webPage } from '#database/schema/article.ts'
import type { Words } from '#database/schema/columns.ts'
import { country } from '#database/schema/country.ts'
import { isPublished } from '#database/schema/published.ts'
import { staff } from '#database/schema/staff.ts'
import { trip } from '#database/schema/trip.ts'
import type { CompanyFigures, CompanyPage } from './company-schema.ts'

/** A company page by its slug; `quote` fills in what it quotes of the terms. @throws AppError not_found. */
export async function getCompanyPage(
  { db, locale }: ReadContext,
  slug: string,
  quote: (text: string) => string,
): Promise<CompanyPage> {
  const read = (text: Words) => readProse(quote(text[locale]), locale)
  const rows = await db
    .select({ content: webPage.content })
    .from(webPage)
    .where(and(eq(webPage.slug, slug), eq(webPage.kind, 'simple')))
  if (!rows[0]) throw new AppError('not_found')
  const { title, line, intro, body, updated, sections, questions, gallery } = pageContent.parse(
    rows[0].content,
  )
  return {
    slug,
    title: title[locale],
    line: line[locale],
    intro: intro[locale],
    body: read(body),
    updated: formatDay(updated, locale),
    parts: sections.map(part => ({
      id: part.key,
      title: part.title[locale],
      body: read(part.body),
      points: part.points.flatMap(point => read(point)),
    })),
    questions: questions.map(({ question, answer }) => ({
      question: question[locale],
      answer: read(answer),
    })),
    gallery: gallery.length > 0 ? await getGallery({ db, locale }, gallery, { key: slug }) : [],
  }
}

/** Figures of the company's own page. */
export const getCompanyFigures = cachedRead(
  'figures of the company',
  { tables: [country, staff, trip] },
  async ({ db }: Pick<ReadContext, 'db'>): Promise<CompanyFigures> => {
    const [countries, people, trips] = await Promise.all([
      db
        .select({ number: count() })
        .from(country)
        .where(and(eq(country.active, true), eq(country.type, 'country'))),
      db.select({ number: count() }).from(staff).where(eq(staff.active, true)),
      db.select({ number: count() }).from(trip).where(isPublished(trip)),
    ])
    return {
      countries: countries[0]?.number ?? 0,
      planners: people[0]?.number ?? 0,
      trips: trips[0]?.number ?? 0,
    }
  },
)

/** Links of the pages with authored texts, by slug. */
const written: Record<string, () => string> = {
  about: links.company,
  'how-it-works': links.howItWorks,
  privacy: links.privacy,
  'terms-of-service': links.terms,
}

/** Sitemap entries of the home page, the company's pages with their dates, and the lists. */
export async function listCompanyPages({ db }: Pick<RequestContext, 'db'>): Promise<PageEntry[]> {
  const rows = await db
    .select({ slug: webPage.slug, content: webPage.content })
    .from(webPage)
    .where(eq(webPage.kind, 'simple'))
  const texts = rows.flatMap(({ slug, content }) => {
    const address = written[slug]
    return address ? [{ path: address(), modified: pageContent.parse(content).updated }] : []
  })
  return [
    { path: links.home() },
    ...texts,
    { path: links.contact() },
    { path: links.whenToGo() },
    { path: links.testimonials() },
    { path: links.sitemap() },
  ]
}
