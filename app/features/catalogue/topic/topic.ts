import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { TopicPage } from './topic-schema.ts'

type Described = Pick<TopicPage, 'vocabulary' | 'name' | 'lead'> & {
  country: { name: string }
  places: readonly { name: string }[]
  sights: readonly { name: string }[]
  tours: readonly { name: string }[]
}

const NAMED = 3

/** Title for search engines: a landscape and an interest of one name are two pages, such as beaches. */
export function topicPageTitle({ vocabulary, name, country }: Described): string {
  const words = { word: name, country: country.name }
  return vocabulary === 'habitat' ? m.word_page_habitat(words) : m.word_page_interest(words)
}

/** Description for search engines: what is there in this country, then what the topic is about anywhere. */
export function topicDescription({ vocabulary, name, country, lead, ...there }: Described): string {
  const { places, sights, tours } = there
  const all = vocabulary === 'habitat' ? [...places, ...sights, ...tours] : [...tours, ...places, ...sights]
  const names = [...new Set(all.map(one => one.name))].slice(0, NAMED)
  const title = m.word_title({ word: name, country: country.name })
  if (names.length === 0) return `${title}. ${lead}`
  return `${title}: ${new Intl.ListFormat(getLocale()).format(names)}. ${lead}`
}
