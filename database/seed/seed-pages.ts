import { eq } from 'drizzle-orm'
import type { Catalogue } from '../content/catalogue.ts'
import type { ArticleContent } from '../content/page-content.ts'
import { article, articleTag, tag, webPage } from '../schema/article.ts'
import { terms } from '../schema/money.ts'
import { affiliate } from '../schema/user.ts'
import { type Planter, upsert } from './planter.ts'

export async function seedPages(planter: Planter, { pages }: Catalogue): Promise<void> {
  for (const [slug, { value }] of pages) {
    const row = { slug, kind: 'simple' as const, content: value }
    await planter.changed('page', slug, row, () => upsert(planter.tx, webPage, [row], [webPage.slug]))
  }
}

function articleRow(slug: string, { author, country, published, modified, ...same }: ArticleContent) {
  const { title, intro, body, sections, trips, places, poster } = same
  return {
    ...{ slug, title, intro, body, sections, trips, places },
    poster: poster ?? null,
    staffFkey: author,
    countryTag: country ?? null,
    datePublished: published,
    dateModified: modified ?? published,
  }
}

/** Plants tags, articles and which article has which tag. */
export async function seedArticles(planter: Planter, { tags, articles }: Catalogue): Promise<void> {
  for (const { key, name, types } of tags?.value ?? []) {
    const row = { key, name, tagTypes: types }
    await planter.changed('tag', key, row, () => upsert(planter.tx, tag, [row], [tag.key]))
  }
  for (const [slug, { value }] of articles) {
    await planter.changed('article', slug, value, async () => {
      await upsert(planter.tx, article, [articleRow(slug, value)], [article.slug])
      const [row] = await planter.tx.select({ id: article.id }).from(article).where(eq(article.slug, slug))
      if (!row) return
      await planter.tx.delete(articleTag).where(eq(articleTag.articleId, row.id))
      await planter.tx.insert(articleTag).values(value.tags.map(tagKey => ({ articleId: row.id, tagKey })))
    })
  }
}

export async function seedPartners(planter: Planter, { partners }: Catalogue): Promise<void> {
  for (const { payout, ...same } of partners?.value ?? []) {
    const row = {
      ...same,
      payoutInterval1st: payout.first,
      payoutInterval2nd: payout.second,
      commissionBp: Math.round(payout.percent * 100),
    }
    await planter.changed('partner', same.key, row, () =>
      upsert(planter.tx, affiliate, [row], [affiliate.key]),
    )
  }
}

/** Plants the terms; a version that somebody accepted refuses to become another. */
export async function seedTerms(planter: Planter, { terms: source }: Catalogue): Promise<void> {
  for (const { version, validFrom, deposit, balance, refund, points } of source?.value ?? []) {
    const row = {
      ...{ version, validFrom, points, refundSteps: refund },
      depositPercent: deposit.percent,
      depositDueDays: deposit.dueDays,
      balanceDueDays: balance.dueDays,
    }
    await planter.changed('terms', version, row, () => upsert(planter.tx, terms, [row], [terms.version]))
  }
}
