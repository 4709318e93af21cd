import { z } from 'zod'
import { gallery } from '#database/values/gallery.ts'
import { day, line, name, photos, poster, reference, slug, text } from './words.ts'

/** content/tags.yaml: the tags of articles, and the kind of each. */
export const tagsContent = z.array(
  z.strictObject({ key: slug, name, types: z.array(z.enum(['subject', 'season', 'country'])).min(1) }),
)

/** content/pages/{slug}.yaml: a simple page (specification, section 3: Web page content). */
export const pageContent = z.strictObject({
  title: text,
  /** The description for search engines. */
  line: line(160),
  intro: text,
  body: text,
  updated: day,
  sections: z
    .array(z.strictObject({ key: slug, title: text, body: text, points: z.array(text).default([]) }))
    .min(1),
  questions: z.array(z.strictObject({ question: text, answer: text })).default([]),
  /** Photographs by key, external photographs, and videos. */
  gallery: gallery.default([]),
})

const placeAddress = z.string().regex(/^\/[a-z0-9-]+\/(destinations|attractions|regions)\/[a-z0-9-]+$/, {
  error: 'an address such as /costa-rica/destinations/monteverde',
})

/** Things compared: a row each, and a cell for each column. */
const table = z
  .strictObject({
    columns: z.array(line(40)).min(1).max(12),
    rows: z.array(z.strictObject({ name: line(80), cells: z.array(line(80)).min(1).max(12) })).min(2),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    error: 'a cell for each column in every row',
  })

/** content/articles/{slug}.yaml: an article (specification, section 3: Content article). */
export const articleContent = z.strictObject({
  title: line(70),
  intro: line(260),
  body: text,
  sections: z
    .array(
      z.strictObject({
        title: line(60),
        body: text,
        points: z.array(text).default([]),
        table: table.optional(),
      }),
    )
    .min(3),
  country: reference('countries').optional(),
  author: reference('staff'),
  published: day,
  modified: day.optional(),
  tags: z.array(reference('tags')).min(1),
  trips: z.array(reference('trip')).default([]),
  places: z.array(placeAddress).default([]),
  poster: poster.optional(),
  photos,
})

export type ArticleContent = z.infer<typeof articleContent>
