import { GUIDED } from '#app/features/plan/core/plan.ts'
import type { NewPlan } from '#app/features/plan/core/plan-schema.ts'
import { hasAmount, type WishTexts, wishOfTexts } from '#app/features/wish/wish-fields.ts'
import { type Named, type Wish, type WishInput, wishOf } from '#app/features/wish/wish-schema.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { addDays } from '#app/text/days.ts'
import { type Answers, type Budget, type Comfort, nightsOf, windowOf } from './planning.ts'
import type { PlanningCountry } from './planning-schema.ts'
import { answersSoFar } from './planning-words.ts'

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

/** Two lists of names, each name once. */
function together(first: readonly Named[], second: readonly Named[]): Named[] {
  const keys = first.map(({ key }) => key)
  return [...first, ...second.filter(({ key }) => key === null || !keys.includes(key))]
}

/** The answers as a message: a line for each step, then the traveller's own text. */
export function planningMessage(answers: Answers, country: PlanningCountry, ownWords: string): string {
  const lines = answersSoFar(answers, country).map(({ text }) => text)
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
  /** What else was said; by default what the address carries. */
  said?: WishTexts
}

/** What the answers say. */
function wishOfAnswers({ answers, country, message, said = answers.carried, ...languages }: Planned): Wish {
  const { wish: more } = wishOfTexts(said)
  const {
    from,
    to,
    months,
    fixity: flexibility,
    group,
    adults,
    adultAges,
    ages,
    goals,
    places,
    likes,
    doings,
  } = answers
  const window = windowOf(answers)
  const nights = nightsOf(answers)
  const chosen = namesOf('likes', likes, languages)
  const of = (vocabulary: 'habitat' | 'interest') => {
    const keys = country.likes.filter(like => like.vocabulary === vocabulary).map(({ key }) => key)
    return chosen.filter(({ key }) => key !== null && keys.includes(key))
  }
  return wishOf({
    ...more,
    where: {
      countries: [country.tag],
      places: together(
        namesOf('places', places, languages).map(place => ({
          ...place,
          key: `${country.tag}/${place.key}`,
        })),
        more.where.places,
      ),
    },
    when: {
      firstDay: from,
      lastDay: to,
      earliest: window?.start ?? more.when.earliest,
      latest: window ? addDays(window.end, -1) : more.when.latest,
      months: [...months],
      flexibility,
      nights: nights === null ? more.when.nights : { least: nights, most: nights },
    },
    who: { ...more.who, group, adults, adultAges: [...adultAges], childAges: [...ages] },
    what: {
      goals: [...goals],
      activities: together(namesOf('doings', doings, languages), more.what.activities),
      interests: together(of('interest'), more.what.interests),
      habitats: together(of('habitat'), more.what.habitats),
      animals: more.what.animals,
    },
    // An amount that was said is more than a choice of ranges.
    budget: hasAmount(more.budget) ? more.budget : { ...budgetOf(answers.budget), level: more.budget.level },
    style: {
      ...more.style,
      pace: answers.pace,
      effort: answers.effort,
      travelClass: answers.comfort ? travelClasses[answers.comfort] : more.style.travelClass,
      houses: [...answers.sleeps, ...more.style.houses],
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
    initialContactMethod: GUIDED,
    wish: wishOfAnswers(planned),
    parties: [],
  }
}
