import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { composeEmail } from '#app/emails/parts/compose-email.server.ts'
import { receiveContactForm } from '#app/features/request/form/contact-form-door.server.ts'
import { callOfQuestion, contactForm } from '#app/features/request/form/contact-form-schema.ts'
import { budgets, comforts, sleeps } from '#app/features/request/guided/planning.ts'
import { receivePlanning } from '#app/features/request/guided/planning-door.server.ts'
import {
  budgetNames,
  comfortNames,
  effortNames,
  fixityNames,
  paceNames,
  sleepNames,
} from '#app/features/request/guided/planning-words.ts'
import { getReceipt } from '#app/features/request/receipt/receipt-queries.server.ts'
import { exportPerson } from '#app/features/traveller/personal-data/export-queries.server.ts'
import { goalName, groupName } from '#app/features/wish/choice-names.ts'
import { avoidances, efforts, needKinds, paces } from '#app/features/wish/wish.ts'
import { WishInputs } from '#app/features/wish/wish-inputs.tsx'
import { readWish, type Wish } from '#app/features/wish/wish-schema.ts'
import { wishFacts } from '#app/features/wish/wish-words.ts'
import { withLocale } from '#app/locale.server.ts'
import type { Actor } from '#app/request-context.ts'
import { plan } from '#database/schema/plan.ts'
import { goals, groups, MAX_GOALS } from '#database/values/goals.ts'
import { LOCALES, type Locale } from '#database/values/locale.ts'
import { addPerson } from '#tools/testing/people.ts'
import { testContext } from '#tools/testing/test-context.ts'
import { openTestDatabase } from '#tools/testing/test-database.ts'
import { openTestSite } from '#tools/testing/test-site.ts'

/** What is pressed on a form is read with the same meaning by everybody who reads the request. */

const connection = await openTestDatabase({ seeded: 'world' })
const NOW = new Date('2026-11-23T14:00:00Z')
const admin: Actor = { kind: 'admin', userId: (await addPerson(connection, { role: 'admin' })).userId }
const context = (actor?: Actor) => testContext(connection, { now: () => NOW, ...(actor && { actor }) })

async function call(actor: Actor, path: string, body?: unknown) {
  const ctx = await context(actor)
  const site = await openTestSite(connection, { context: locale => ({ ...ctx, locale }) })
  const json = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }
  const answer = await site.ask(path, body === undefined ? {} : json)
  expect([200, 201], path).toContain(answer.status)
  return (await answer.json()).data
}

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').toLowerCase()

interface Pressed {
  legend: string
  name: string
  value: string
  label: string
}

/** The chips of the form as it is served, each with the words above it. */
function chipsIn(locale: Locale): Pressed[] {
  const html = withLocale(locale, () => renderToStaticMarkup(createElement(WishInputs, { said: {} })))
  return [...html.matchAll(/<fieldset[^>]*><legend>([^<]*)<\/legend>(.*?)<\/fieldset>/gs)].flatMap(
    ([, legend = '', inside = '']) =>
      [...inside.matchAll(/<input([^>]*)>([^<]*)<\/label>/g)].map(([, attributes = '', label = '']) => ({
        ...{ legend, label },
        name: /name="([^"]*)"/.exec(attributes)?.[1] ?? '',
        value: /value="([^"]*)"/.exec(attributes)?.[1] ?? '',
      })),
  )
}

const typed = {
  name: 'Ana',
  phone: '',
  country: 'costa-clara',
  message: 'Hello',
  url: '/costa-clara/trip/cloud-to-coast',
}

function formOf(path: string, fields: Record<string, string>, chips: readonly Pressed[]): Request {
  const body = new URLSearchParams(fields)
  for (const { name, value } of chips) body.append(name, value)
  return new Request(`https://ceiba.test${path}`, { method: 'POST', body })
}

const ways: Record<string, (email: string, chips: readonly Pressed[]) => Promise<unknown>> = {
  'a form without script': async (email, chips) =>
    receiveContactForm(await context(), formOf('/ask', { ...typed, email }, chips)),
  'a form with script': async (email, chips) => {
    const of = (field: string) => chips.filter(({ name }) => name === field).map(({ value }) => value)
    const question = contactForm.parse({ ...typed, email, avoid: of('avoid'), need: of('need') })
    return call({ kind: 'visitor' }, '/api/public/user/create_with_new_plan', {
      ...{ name: typed.name, email, newPlan: callOfQuestion(question) },
    })
  },
  'the guided planner': async (email, chips) => {
    const path = '/costa-clara/vacations/travel-planning?step=you'
    const request = formOf(path, { name: typed.name, email, phone: '', message: '', need_words: '' }, chips)
    return withLocale('en', async () => receivePlanning(await context(), request, 'costa-clara'))
  },
}

/** Everybody who reads the request sent last, each with its names and words, in both languages. */
async function readers(): Promise<{ reader: string; locale: Locale; text: string }[]> {
  const [row] = (await connection.db.select().from(plan)).toSorted((a, b) => b.id - a.id)
  if (!row) throw new Error('nothing was sent')
  const traveller: Actor = { kind: 'traveller', userId: row.userId ?? 0 }
  const ctx = await context(traveller)
  const wishes: Record<string, Wish | undefined> = {
    'the receipt': (await getReceipt(ctx, row.receiptKey))?.wish,
    'the office': (await call(admin, `/api/admin/plan/${row.id}`)).wish,
    'the account': (await call(traveller, `/api/private/plan/${row.id}`)).wish,
  }
  const read = LOCALES.map(async locale => {
    const said = Object.entries(wishes).map(([reader, wish]) => ({
      ...{ reader, locale },
      text: linesOf(wish ? wishFacts(wish, locale) : []),
    }))
    const exported = (await exportPerson({ ...ctx, locale })).plans.at(-1)
    const email = { template: 'request-arrived', props: { planId: row.id }, recipient: 'planners' }
    const composed = await composeEmail(ctx, { ...email, locale: locale === 'es' ? 'ES' : 'EN' })
    const own = exported?.wishInWords.map(({ name, words }): [string, string] => [name, words]) ?? []
    return [
      ...said,
      { reader: 'the export', locale, text: linesOf(own) },
      { reader: 'the planner’s email', locale, text: composed?.text ?? '' },
    ]
  })
  return (await Promise.all(read)).flat()
}

function linesOf(facts: readonly [string, string][]): string {
  return facts.map(([name, words]) => `${name}: ${words}`).join('; ')
}

it.each(Object.entries(ways))('every chip by %s, in both languages', async (way, send) => {
  const chips = chipsIn('en')
  expect(chips.map(({ value }) => value)).toEqual([
    ...needKinds.filter(kind => kind !== 'other'),
    ...avoidances,
  ])
  await send(`${way.replaceAll(/[^a-z]/g, '-')}@example.org`, chips)
  const wrong = (await readers()).flatMap(({ reader, locale, text }) =>
    chipsIn(locale).flatMap(({ legend, label, name }) => {
      const lines = plain(text)
      // “Short drives” under “To avoid” would be the opposite: its words stand under those of the form.
      const from = name === 'avoid' ? lines.indexOf(plain(legend)) : 0
      const isRead = from >= 0 && lines.slice(from).includes(plain(label))
      return isRead ? [] : [`${reader}, ${locale}: ${legend}: ${label}`]
    }),
  )
  expect(wrong).toEqual([])
})

it('a wish stored before is read under the same words', () => {
  const stored = readWish({ avoid: ['driving', 'walking'], style: { houses: ['tented-camp'] } })
  expect(wishFacts(stored, 'en')).toEqual([
    ['As far as possible', 'Short drives, Little walking'],
    ['Pace and comfort', 'Tented camp'],
  ])
  expect(wishFacts(stored, 'es')).toEqual([
    ['En lo posible', 'Trayectos cortos, Caminar poco'],
    ['Ritmo y comodidad', 'Campamento de carpas'],
  ])
})

/** Words that are the sentence's when they are pressed, and the traveller's when others read them. */
const readAs: Record<string, Record<Locale, string>> = {
  'fparty=Couple': { en: 'A couple', es: 'Una pareja' },
  'fparty=Family': { en: 'A family', es: 'Una familia' },
  'fparty=Solo': { en: 'One person', es: 'Una persona' },
  'fparty=Friends': { en: 'Friends', es: 'Amigos' },
  'fixed=week': { en: 'give or take a week', es: 'una semana más o menos' },
  'fixed=open': { en: 'on whatever dates are best', es: 'en las fechas que mejor caigan' },
}

const guided: Record<string, () => string> = Object.fromEntries(
  [
    groups.map(one => [`fparty=${one}`, () => groupName(one)] as const),
    (['week', 'open'] as const).map(one => [`fixed=${one}`, fixityNames[one]] as const),
    paces.map(one => [`pace=${one}`, paceNames[one]] as const),
    efforts.map(one => [`effort=${one}`, effortNames[one]] as const),
    comforts.map(one => [`comfort=${one}`, comfortNames[one]] as const),
    budgets.map(one => [`budget=${one}`, budgetNames[one]] as const),
    sleeps.map(one => [`sleep=${one}`, sleepNames[one]] as const),
    goals.map(one => [`tripType=${encodeURIComponent(one)}`, () => goalName(one)] as const),
  ].flat(),
)

/** Choices that go together: one of each question, and of those with several answers as many as may be. */
function rounds(): string[][] {
  const of = (field: string) => Object.keys(guided).filter(choice => choice.startsWith(`${field}=`))
  return [0, 1, 2, 3].map(round => [
    ...['fparty', 'fixed', 'pace', 'effort', 'comfort', 'budget'].flatMap(field => {
      const choices = of(field)
      return choices[round % choices.length] ?? []
    }),
    ...of('sleep'),
    ...of('tripType').slice(round * MAX_GOALS, (round + 1) * MAX_GOALS),
  ])
}

it.each(rounds())('the choices of the guided planner: %s, %s, %s, %s, %s, %s', async (...choices) => {
  const path = `/costa-clara/vacations/travel-planning?${choices.join('&')}&step=you`
  const email = `${choices[0]?.replace('=', '-')}@example.org`
  const request = formOf(path, { name: 'Ana', email, phone: '', message: '' }, [])
  await withLocale('en', async () => receivePlanning(await context(), request, 'costa-clara'))
  const wrong = (await readers()).flatMap(({ reader, locale, text }) =>
    choices.flatMap(choice => {
      const words = readAs[choice]?.[locale] ?? withLocale(locale, guided[choice] ?? (() => choice))
      return plain(text).includes(plain(words)) ? [] : [`${reader}, ${locale}: ${choice}: ${words}`]
    }),
  )
  expect(wrong).toEqual([])
})

it('every choice of the guided planner is in a round', () => {
  expect(new Set(rounds().flat())).toEqual(new Set(Object.keys(guided)))
})
