import { m } from '#app/paraglide/messages.js'
import { formatMoney } from '#app/text/figures.ts'
import type { Locale } from '#database/values/locale.ts'
import type { BasisChange } from './catalogue-lines.ts'
import type { Disagreement, Heads } from './disagreements.ts'

/** "2 adults and 2 children aged 8, 11". */
export function headsInWords({ adults, childAges }: Heads, locale: Locale): string {
  const language = { locale }
  const grown = m.planning_adults_count({ count: adults }, language)
  const count = childAges.length
  if (count === 0) return grown
  const children = m.planning_children_count({ count, ages: childAges.join(', ') }, language)
  return m.planning_and({ first: grown, last: children }, language)
}

function changeInWords({ what, before, now }: BasisChange, locale: Locale): string {
  const language = { locale }
  const values = { before: String(before ?? ''), now: String(now ?? '') }
  switch (what) {
    case 'nights':
      return m.draft_change_nights(values, language)
    case 'people':
      return m.draft_change_people(values, language)
    case 'rides':
      return m.draft_change_rides(values, language)
    case 'month':
      return m.draft_change_month({}, language)
    case 'houses':
      if (!before) return m.draft_change_houses_in(values, language)
      return now ? m.draft_change_houses(values, language) : m.draft_change_houses_out(values, language)
    case 'tours':
      if (!before) return m.draft_change_tours_in(values, language)
      return now ? m.draft_change_tours(values, language) : m.draft_change_tours_out(values, language)
  }
}

/** What disagrees, as a sentence. */
export function disagreementInWords(disagreement: Disagreement, currency: string, locale: Locale): string {
  const language = { locale }
  const money = (minor: number | null) =>
    minor === null ? m.draft_not_priced({}, language) : formatMoney(minor, currency, locale)
  switch (disagreement.code) {
    case 'nights':
      return m.draft_disagrees_nights(disagreement, language)
    case 'days_changed': {
      const changes = disagreement.changes.map(change => changeInWords(change, locale)).join('; ')
      return m.draft_disagrees_days_changed({ what: disagreement.what, changes }, language)
    }
    case 'party':
      return m.draft_disagrees_party(disagreement, language)
    case 'party_wish':
      return m.draft_disagrees_party_wish(
        {
          draft: headsInWords(disagreement.draft, locale),
          wish: headsInWords(disagreement.wish, locale),
        },
        language,
      )
    case 'adults_unknown': {
      const adults = headsInWords({ adults: disagreement.adults, childAges: [] }, locale)
      return m.draft_disagrees_adults_unknown({ adults }, language)
    }
    case 'sum': {
      const { what, says, has } = disagreement
      return m.draft_disagrees_sum({ what, says: money(says), has: money(has) }, language)
    }
    case 'rooms':
      return m.draft_disagrees_rooms(disagreement, language)
  }
}

/** A disagreement as it is answered: its code, its price line if it is about one, and its words in both languages. */
export interface DisagreementInWords {
  code: Disagreement['code']
  line: string | null
  words: { en: string; es: string }
}

export function disagreementsInWords(
  found: readonly Disagreement[],
  currency: string,
): DisagreementInWords[] {
  return found.map(each => ({
    code: each.code,
    line: 'line' in each && each.line !== '' ? each.line : null,
    words: {
      en: disagreementInWords(each, currency, 'en'),
      es: disagreementInWords(each, currency, 'es'),
    },
  }))
}
