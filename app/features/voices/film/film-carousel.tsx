import { Section } from '#app/ui/section.tsx'
import { whenWanted } from '#app/ui/when-wanted.tsx'
import type { FilmData, FilmHit } from './film.ts'

const FilmRow = whenWanted(async () => (await import('./film-row.tsx')).FilmRow)

/** Video answers of travellers (specification, section 4). Renders nothing without any. */
export function FilmCarousel({ films }: { films: readonly FilmData[] }) {
  if (films.length === 0) return null
  return (
    <Section tone="night" id="films">
      <FilmRow key={films.map(({ key }) => key).join(' ')} films={films} />
    </Section>
  )
}

/** Films that match a question, each with its matching moments. */
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
