import { Section } from '#app/ui/section.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { FilmData, FilmHit } from './film-schema.ts'

const FilmRow = whenWanted(async () => (await import('./film-row.tsx')).FilmRow)

/** What travellers answered on camera (specification, section 4). Nothing where nobody was asked. */
export function FilmCarousel({ films }: { films: readonly FilmData[] }) {
  if (films.length === 0) return null
  return (
    <Section tone="night" id="films">
      <FilmRow key={films.map(({ key }) => key).join(' ')} films={films} />
    </Section>
  )
}

/** Films in which somebody says what was asked for, each with the moments. */
export function FilmHits({ hits }: { hits: readonly FilmHit[] }) {
  if (hits.length === 0) return null
  const films = hits.map(({ film }) => film)
  return (
    <Section tone="night" id="said">
      <FilmRow
        key={films.map(({ key }) => key).join(' ')}
        films={films}
        moments={Object.fromEntries(hits.map(({ film, moments }) => [film.key, moments]))}
      />
    </Section>
  )
}
