import { eq } from 'drizzle-orm'
import type { Catalogue } from '../content/catalogue.ts'
import type { ArticleContent } from '../content/page-content.ts'
import { article, articleTag, tag, webPage } from '../schema/article.ts'
import { terms } from '../schema/money.ts'
import { affiliate } from '../schema/user.ts'
import { type Seeder, upsert } from './seeder.ts'

export async function seedPages(seeder: Seeder, { pages }: Catalogue): Promise<void> {
  for (const [slug, { value }] of pages) {
    const row = { slug, kind: 'simple' as const, content: value }
    await seeder.changed('page', slug, row, () => upsert(seeder.tx, webPage, [row], [webPage.slug]))
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

/** Seeds tags, articles and the tags of each article. */
export async function seedArticles(seeder: Seeder, { tags, articles }: Catalogue): Promise<void> {
  for (const { key, name, types } of tags?.value ?? []) {
    const row = { key, name, tagTypes: types }
    await seeder.changed('tag', key, row, () => upsert(seeder.tx, tag, [row], [tag.key]))
  }
  for (const [slug, { value }] of articles) {
    await seeder.changed('article', slug, value, async () => {
      await upsert(seeder.tx, article, [articleRow(slug, value)], [article.slug])
      const [row] = await seeder.tx.select({ id: article.id }).from(article).where(eq(article.slug, slug))
      if (!row) return
      await seeder.tx.delete(articleTag).where(eq(articleTag.articleId, row.id))
      await seeder.tx.insert(articleTag).values(value.tags.map(tagKey => ({ articleId: row.id, tagKey })))
    })
  }
}

export async function seedPartners(seeder: Seeder, { partners }: Catalogue): Promise<void> {
  for (const { payout, ...same } of partners?.value ?? []) {
    const row = {
      ...same,
      payoutInterval1st: payout.first,
      payoutInterval2nd: payout.second,
      commissionBp: Math.round(payout.percent * 100),
    }
    await seeder.changed('partner', same.key, row, () => upsert(seeder.tx, affiliate, [row], [affiliate.key]))
  }
}

/** Seeds the terms; the database refuses to change an accepted version. */
export async function seedTerms(seeder: Seeder, { terms: source }: Catalogue): Promise<void> {
  for (const { version, validFrom, deposit, balance, refund, points } of source?.value ?? []) {
    const row = {
      ...{ version, validFrom, points, refundSteps: refund },
      depositPercent: deposit.percent,
      depositDueDays: deposit.dueDays,
      balanceDueDays: balance.dueDays,
    }
    await seeder.changed('terms', version, row, () => upsert(seeder.tx, terms, [row], [terms.version]))
  }
}
