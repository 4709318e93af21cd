import { files as addresses } from '#app/links.ts'
import type { Catalogue } from '../content/catalogue.ts'
import { filmCues, filmSeconds, writtenAnswer } from '../content/film-content.ts'
import { reviewVideo } from '../schema/review.ts'
import { type Seeder, upsert } from './seeder.ts'

/** Seeds the review videos, with their generated files. */
export async function seedFilms(
  seeder: Seeder,
  { countries, films, 'film-files': files }: Catalogue,
): Promise<void> {
  const codes = new Map(countries?.value.map(({ tag, code }) => [tag, code]))
  for (const [sortOrder, film] of films?.value.entries() ?? []) {
    const { key, title, customerNames, groupType, tags, posterTime } = film
    const made = files?.value[key]
    if (!made) continue
    const row = {
      ...{ key, title, customerNames, groupType, tags, posterTime, sortOrder },
      countryCodes: film.countries.map(tag => codes.get(tag) ?? tag),
      seconds: filmSeconds(film),
      answer: writtenAnswer(film),
      cues: [
        { at: 0, words: title },
        ...filmCues(film).map(({ from, words }) => ({ at: Math.round(from * 100) / 100, words })),
      ],
      videlUrl: addresses.film(made.clip),
      stillUrl: addresses.film(made.still),
      captions: { en: addresses.film(made.en), es: addresses.film(made.es) },
    }
    await seeder.changed('review_video', key, row, () =>
      upsert(seeder.tx, reviewVideo, [row], [reviewVideo.key]),
    )
  }
}
