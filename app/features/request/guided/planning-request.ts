import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { dayAfter } from '#app/features/wish/range-notation.ts'
import { type Named, type Wish, type WishInput, wishOf } from '#app/features/wish/wish-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { type Answers, type Budget, type Comfort, nightsOf, windowOf } from './planning.ts'
import type { PlanningCountry } from './planning-schema.ts'
import { saidSoFar } from './planning-words.ts'

/** Contact method that the request reports. */
const CONTACT_METHOD = 'Trip Planner'

const travelClasses: Record<Comfort, string> = { standard: 'Standard', premium: 'Premium', luxury: 'Luxury' }

/** The upper end is the amount that was said; the last range has none. */
function budgetOf(budget: Budget | null): WishInput['budget'] {
  const [least, most] = budget?.split('-').map(dollars => Number(dollars) * 100) ?? []
  return { leastMinor: least || null, mostMinor: most ?? null }
}

/** Choices as a wish names them: in both languages, so that each reader has their own. */
function namesOf(
  list: 'places' | 'likes' | 'doings',
  chosen: readonly string[],
  { inEnglish, inSpanish }: Pick<Planned, 'inEnglish' | 'inSpanish'>,
): Named[] {
  const spanish = new Map(inSpanish[list].map(({ key, name }) => [key, name]))
  return inEnglish[list]
    .filter(({ key }) => chosen.includes(key))
    .map(({ key, name }) => ({ key, name: { en: name, es: spanish.get(key) ?? name } }))
}

/** The answers as a message: a line for each step, then the traveller's own text. */
export function planningMessage(answers: Answers, country: PlanningCountry, ownWords: string): string {
  const lines = saidSoFar(answers, country).map(({ text }) => text)
  const said = [m.planning_trip_to({ country: country.name }), ...lines].join('\n')
  return ownWords.trim() === '' ? said : `${said}\n\n${ownWords.trim()}`
}

interface Planned {
  answers: Answers
  /** In the traveller's language. */
  country: PlanningCountry
  inEnglish: PlanningCountry
  inSpanish: PlanningCountry
  message: string
}

/** What the answers say. */
function wishOfAnswers({ answers, country, message, ...languages }: Planned): Wish {
  const { from, to, months, fixity: flexibility, group, adults, ages, goals, places, likes, doings } = answers
  const window = windowOf(answers)
  const nights = nightsOf(answers)
  const chosen = namesOf('likes', likes, languages)
  const of = (vocabulary: 'habitat' | 'interest') => {
    const keys = country.likes.filter(like => like.vocabulary === vocabulary).map(({ key }) => key)
    return chosen.filter(({ key }) => key !== null && keys.includes(key))
  }
  return wishOf({
    where: {
      countries: [country.tag],
      places: namesOf('places', places, languages).map(place => ({
        ...place,
        key: `${country.tag}/${place.key}`,
      })),
    },
    when: {
      firstDay: from,
      lastDay: to,
      earliest: window?.start ?? null,
      latest: window && dayAfter(window.end, -1),
      months: [...months],
      flexibility,
      nights: { least: nights, most: nights },
    },
    who: { group, adults, childAges: [...ages] },
    what: {
      goals: [...goals],
      activities: namesOf('doings', doings, languages),
      interests: of('interest'),
      habitats: of('habitat'),
    },
    budget: budgetOf(answers.budget),
    style: {
      pace: answers.pace,
      effort: answers.effort,
      travelClass: answers.comfort && travelClasses[answers.comfort],
      houses: [...answers.sleeps],
    },
    words: message.trim(),
  })
}

/** The trip-plan request that the guided planner creates (specification, section 3). */
export function planOfAnswers(planned: Planned): NewPlan {
  const { answers, country, message } = planned
  return {
    country: country.tag,
    message: planningMessage(answers, country, message),
    url: links.travelPlanning(country.tag),
    initialContactMethod: CONTACT_METHOD,
    wish: wishOfAnswers(planned),
    parties: [],
  }
}
