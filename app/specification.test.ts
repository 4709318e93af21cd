import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filmsContent } from '#database/content/film-content.ts'
import { PICTURE_QUALITY, PICTURE_WIDTHS } from './picture-sizes.ts'

/** The file of the test that proves each behaviour of the specification, and each number of section 9 that a visitor meets. */
const PROOFS: Record<string, readonly (readonly [rule: string, file: string])[]> = {
  'section 2': [
    ['which pages have header, footer, voices, planner, banner', 'app/frame/navigation/site-frame.test.ts'],
    ['Destinations without a country: all active countries', 'e2e/header.spec.ts'],
    ['Destinations with one: Highlights and Places to go', 'e2e/header.spec.ts'],
    ['Trip Types and Things To Do only with what they hold', 'app/frame/header/header-menus.test.ts'],
    ['Things To Do groups by category', 'app/frame/header/header-menus.test.ts'],
    ['Company cards, and the team of a country', 'app/frame/header/header-menus.test.ts'],
    ['three targets of Make my Adventure', 'app/frame/navigation/navigation.test.ts'],
    ['the review site in both languages', 'app/frame/navigation/navigation-queries.db.test.ts'],
    ['country-specific header lists', 'app/frame/navigation/navigation-queries.db.test.ts'],
    ['no link of a list leads to a 404', 'app/frame/navigation/navigation-target.test.ts'],
    ['footer: destinations and tours need a country', 'app/frame/footer/footer-columns.test.ts'],
    ['footer: the address goes to the sign-up', 'e2e/footer.spec.ts'],
    ['the banner’s wording', 'e2e/contact-banner.spec.ts'],
    ['the quick contact section', 'app/features/catalogue/country/contact-team.test.tsx'],
    ['/user leads to /account', 'server/pages.db.test.ts'],
  ],
  'section 4': [
    ['a plan’s stage from its dates', 'app/features/plan/core/plan.test.ts'],
    ['reviews: loading', 'app/features/voices/review/review-carousel.test.tsx'],
    ['reviews: empty', 'app/features/voices/review/review-carousel.test.tsx'],
    ['reviews: loaded', 'app/features/voices/review/review-carousel.test.tsx'],
    ['sentence: disabled until a country', 'e2e/keyboard.spec.ts'],
    ['sentence: the form leads to the finder', 'app/features/search/sentence/sentence.test.ts'],
    ['sentence: the planner leads to the planning page', 'app/features/search/sentence/sentence.test.ts'],
    ['sentence: presets from the path', 'app/features/search/sentence/sentence.test.ts'],
    ['sentence: presets from the query', 'app/features/search/sentence/sentence.test.ts'],
    ['Ask us Anything logs QCF Open', 'e2e/question.spec.ts'],
    [
      'nothing is counted with the admin flag and on office paths',
      'app/features/visit/analytics/suppression.test.ts',
    ],
    ['staff: at most four, without the hidden', 'app/features/people/staff/staff.test.ts'],
    ['contact form: loading, success, idle again', 'e2e/question.spec.ts'],
    ['contact form: error, idle again', 'e2e/request.spec.ts'],
    ['menu of small screens: open, back, closed', 'e2e/header.spec.ts'],
    ['menus of wide screens: by hover', 'e2e/header.spec.ts'],
    ['films: one at a time', 'app/features/voices/film/film-projector.test.ts'],
    ['films: the next after the end', 'app/features/voices/film/film-projector.test.ts'],
    ['films: after the last the first', 'app/features/voices/film/film-projector.test.ts'],
    ['films: paused out of sight', 'app/features/voices/film/film-projector.test.ts'],
    ['films: by hover on wide screens', 'app/features/voices/film/film-projector.test.ts'],
    ['films: controls on narrow ones', 'e2e/films.spec.ts'],
    ['selector: press, and a press outside', 'e2e/sentence.spec.ts'],
    ['modal: Escape, overlay, scroll lock', 'e2e/question.spec.ts'],
    ['modal: keeps the focus and gives it back', 'e2e/keyboard.spec.ts'],
  ],
  'section 5': [
    ['a UTM field is present from 3 characters', 'app/features/visit/attribution/attribution.test.ts'],
    ['a click id also counts as attribution', 'app/features/visit/attribution/attribution.test.ts'],
    ['search engines, other hosts, nobody', 'app/features/visit/attribution/attribution.test.ts'],
    ['the own site gives no attribution', 'app/features/visit/attribution/attribution.test.ts'],
  ],
  'section 6': [
    ['no marketing source on admin and org paths', 'e2e/attribution.spec.ts'],
    ['the admin flag suppresses all tracking', 'e2e/services.spec.ts'],
  ],
  'section 7': [
    ['UTM values, path and referrer on mount', 'e2e/services.spec.ts'],
    ['user_id above 0 identifies', 'e2e/services.spec.ts'],
    ['log_utm after identification, cleared and flagged', 'e2e/attribution.spec.ts'],
    ['a failed log_utm is logged only', 'e2e/attribution.spec.ts'],
  ],
  'section 9': [
    ['stale after 5 minutes, 3 retries', 'app/client/api-client/query-defaults.test.ts'],
    ['retry delay doubling from 1 s', 'app/client/api-client/query-defaults.test.ts'],
    ['5 placeholders', 'app/features/voices/review/review-carousel.test.tsx'],
    ['16 reviews on the home page', 'e2e/sentence.spec.ts'],
    ['10 reviews by default', 'server/api/public-calls.db.test.ts'],
    ['titles 70, previews 150', 'app/features/voices/review/review.test.ts'],
    ['3 goals', 'e2e/sentence.spec.ts'],
    ['nav hover 250 ms', 'e2e/header.spec.ts'],
    ['form status reset 5 s', 'e2e/question.spec.ts'],
    ['breakpoints 1024 and 1280', 'e2e/header.spec.ts'],
    ['phones US, CA, UK; SMS; subjects and bodies', 'e2e/header.spec.ts'],
    ['prefilled messages', 'app/features/people/operator/contact-targets.test.ts'],
    ['regional numbers', 'app/features/people/operator/numbers.db.test.ts'],
    ['emergency contacts', 'app/features/people/operator/numbers.db.test.ts'],
    ['calling codes', 'app/features/people/operator/numbers.db.test.ts'],
    ['review carousel builder', 'app/features/voices/review/review-search-queries.db.test.ts'],
    ['image widths in use', 'server/api/art.test.ts'],
    ['purchases in USD, tax 0, shipping 0', 'app/features/visit/analytics/purchase.test.ts'],
    ['conversion goals of two ad accounts', 'e2e/services.spec.ts'],
    ['Spanish under /es', 'e2e/pages.spec.ts'],
  ],
}

describe.each(Object.entries(PROOFS))('%s of the specification', (_section, proofs) => {
  test.each(proofs)('%s: is proved in %s', (_rule, file) => {
    expect(existsSync(file)).toBe(true)
    expect(file).toMatch(/\.(test\.tsx?|spec\.ts)$/)
  })
})

describe('the constants of section 9', () => {
  test('widths and quality of pictures', () => {
    expect(PICTURE_WIDTHS.filter(width => width >= 640)).toEqual([
      640, 750, 828, 1080, 1200, 1920, 2048, 3840,
    ])
    const small = PICTURE_WIDTHS.filter(width => width < 640)
    expect([small[0], small.at(-1)]).toEqual([16, 384])
    expect(PICTURE_QUALITY).toBe(75)
  })

  test('a film that says nothing of it stands still at 1 s', () => {
    const [film] = parse(readFileSync('content/films.yaml', 'utf8'))
    const [read] = filmsContent.parse([{ ...film, posterTime: undefined }])
    expect(read?.posterTime).toBe(1)
  })

  test('theme colours', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8')
    expect(tokens).toContain('--red-500: #ff1200;')
    expect(tokens).toContain('--sky-400: #82b2df;')
  })
})
