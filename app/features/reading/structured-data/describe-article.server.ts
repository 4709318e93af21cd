import type { SpeciesPage } from '#app/features/catalogue/species/species-schema.ts'
import type { CompanyPage } from '#app/features/people/company/company-schema.ts'
import type { ArticlePage } from '#app/features/reading/article/article.ts'
import type { SharedCard } from '#app/features/reading/share-card/card.ts'
import { links } from '#app/links.ts'
import type { RequestContext } from '#app/request-context.ts'
import type { Paragraph } from '#app/text/prose.ts'
import type { NodeOf, OperatorNamed } from './structured-data-schema.ts'

type Context = Pick<RequestContext, 'origin' | 'locale'>
type Described = Pick<ArticlePage, 'slug' | 'title' | 'intro' | 'published' | 'modified'> & {
  author: Pick<NonNullable<ArticlePage['author']>, 'fkey' | 'name' | 'isAtWork'> | null
}

/** An article. Its author is who the page names, else the company. */
export function describeArticle(
  ctx: Context,
  { slug, title, intro, published, modified, author }: Described,
  operator: OperatorNamed,
  card: SharedCard,
): NodeOf<'Article'> {
  const url = ctx.origin + links.article(slug)
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: intro,
    url,
    image: ctx.origin + card.address,
    datePublished: published,
    dateModified: modified,
    inLanguage: ctx.locale,
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          ...(author.isAtWork && { url: ctx.origin + links.expert(author.fkey) }),
        }
      : operator,
    publisher: operator,
  }
}

function plainText(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(pieces => pieces.map(piece => (typeof piece === 'string' ? piece : piece.text)).join(''))
    .join('\n')
}

/** Questions and answers of the page. */
export function questionsNode(questions: CompanyPage['questions']): NodeOf<'FAQPage'> | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

/** A species by its scientific name. */
export function speciesNode(
  { origin }: Context,
  { key, name, latin, line }: Pick<SpeciesPage, 'key' | 'name' | 'latin' | 'line'>,
): NodeOf<'Taxon'> {
  const url = origin + links.species(key)
  return {
    '@type': 'Taxon',
    '@id': `${url}#species`,
    name: latin,
    alternateName: name,
    taxonRank: latin.split(' ').length > 2 ? 'subspecies' : 'species',
    description: line,
    url,
  }
}
