import { describe, expect, it } from 'vitest'
import { indexNicknames } from '#app/features/search/understanding/nicknames.ts'
import { bare } from './entry-words.ts'
import { askQuestion, asksForPlanner, matchQuestion } from './match-questions.ts'
import type { Entry } from './site-search.ts'

function entry(kind: Entry['kind'], name: string, { es = name, line = '', text = '' } = {}): Entry {
  const hit = { key: bare(name), name, line, url: `/${bare(name)}`, picture: null }
  return {
    kind,
    id: hit.key,
    names: [bare(name), bare(es)],
    line: bare(line),
    text: bare(text),
    told: [text],
    hit,
  }
}

const months = entry('articles', 'Costa Rica month by month', { es: 'Costa Rica mes a mes' })
const ages = entry('articles', 'Costa Rica by the age of the youngest', { text: 'Every month is good' })
const semuc = {
  ...entry('articles', 'Is Semuc worth the road?', { text: 'Eleven hours from Antigua' }),
  nicknameId: 'semuc',
}
const balloon = entry('tours', 'Balloon over the Serengeti', { es: 'Globo sobre el Serengeti' })
const serengeti = entry('places', 'Serengeti')
const quetzaltenango = entry('articles', 'Before Guatemala', { text: 'Hospitals of Quetzaltenango' })
const others = ['Smoke in the north', 'A week of markets', 'Three days of temples'].map(name =>
  entry('articles', name),
)
const phrases = indexNicknames([
  { id: 'semuc', phrases: ['turquoise pools in the jungle', 'pozas turquesas'] },
])
const all = [quetzaltenango, ages, months, semuc, balloon, serengeti, ...others]

function best(question: string): string | undefined {
  return matchQuestion(askQuestion(all, phrases, question)).toSorted((a, b) => b.fit - a.fit)[0]?.entry.hit
    .name
}

describe('the entries that cover most of a question', () => {
  it.each([
    ['when is the best time to visit costa rica', 'Costa Rica month by month'],
    ['cuándo ir a costa rica', 'Costa Rica month by month'],
    ['is semuc champey worth it', 'Is Semuc worth the road?'],
    ['globo aerostático en el serengeti', 'Balloon over the Serengeti'],
    ['smoke season in march', 'Smoke in the north'],
    ['pools of turquoise water', 'Is Semuc worth the road?'],
    ['las pozas turquesas', 'Is Semuc worth the road?'],
    ['quiero ir a un lugar', undefined],
    ['hosana', undefined],
    ['quetzal hospitals', undefined],
    ['quetzals', undefined],
    ['', undefined],
  ])('%s: %s', (question, name) => expect(best(question)).toBe(name))
})

describe('a question for a planner', () => {
  it.each(['bali expert', 'hablar con alguien de Perú', 'who plans Kenya', '¿Quién planea Perú?', 'asesora'])(
    '%s is a person',
    text => expect(asksForPlanner(text)).toBe(true),
  )

  it.each(['plan a trip to Peru', 'Peru in ten days', 'plain of jars'])('%s is none', text =>
    expect(asksForPlanner(text)).toBe(false),
  )
})
