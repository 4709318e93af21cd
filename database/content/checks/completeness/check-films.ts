import { writtenAnswer } from '../../film-content.ts'
import { type Check, problemAt } from '../report.ts'

/** A name inside a sentence: “Pak Beng”, “Hội An”. */
const NAME = /(?<=[\p{Ll},] )\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+)*/gu
const NOT_A_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

/** Checks that a film tells of places to which a trip or a tour of its countries goes. */
export const checkFilms: Check = ({ films, folders }) => {
  if (!films) return []
  const sold = new Map(
    folders.map(({ tag, trips, tours }) => [
      tag,
      JSON.stringify([...trips.values(), ...tours.values()].map(({ value }) => value)),
    ]),
  )
  return films.value.flatMap((film, i) => {
    const texts = film.countries.map(country => sold.get(country) ?? '')
    const names = [...(writtenAnswer(film).en.match(NAME) ?? [])].filter(name => !NOT_A_PLACE.test(name))
    const unsold = names.filter(name => !texts.some(text => text.includes(name)))
    const strange = texts.includes('') ? [...film.countries, ...unsold] : unsold
    return strange.map(name =>
      problemAt(
        films,
        [i, 'answer'],
        `no trip or tour of ours goes to ${name}`,
        'show who went on one of ours',
      ),
    )
  })
}
