import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filmsContent } from '#database/content/film-content.ts'
import { PICTURE_QUALITY, PICTURE_WIDTHS } from './picture-sizes.ts'

/** The test that proves each behaviour of section 4, and each number of section 9 that a visitor meets. */
/** A test's title, followed by its function or its options. */
const TITLE = /['`]([^\n]+?)['`],\s*(?:async\b|\(|\w+ =>|\{)/g

type Proof = [rule: string, file: string, title: string]

const SECTION_2: Proof[] = [
  [
    'which pages have header, footer, voices, planner, banner',
    'app/frame/navigation/site-frame.test.ts',
    'the frame of the site',
  ],
  [
    'Destinations without a country: all active countries',
    'e2e/header.spec.ts',
    'without a country it offers them all',
  ],
  [
    'Destinations with one: Highlights and Places to go',
    'e2e/header.spec.ts',
    'says what belongs to a country',
  ],
  [
    'Trip Types and Things To Do only with what they hold',
    'app/frame/header/header-menus.test.ts',
    'stand only when they hold something',
  ],
  [
    'Things To Do groups by category',
    'app/frame/header/header-menus.test.ts',
    'Things To Do groups by category',
  ],
  [
    'Company cards, and the team of a country',
    'app/frame/header/header-menus.test.ts',
    'Company introduces the team',
  ],
  [
    'three targets of Make my Adventure',
    'app/frame/navigation/navigation.test.ts',
    'Make my Adventure on %s',
  ],
  [
    'the review site in both languages',
    'app/frame/navigation/navigation-queries.db.test.ts',
    'review site by its name in both languages',
  ],
  [
    'country-specific header lists',
    'app/frame/navigation/navigation-queries.db.test.ts',
    'twenty-two countries of the specification',
  ],
  ['no link of a list leads to a 404', 'app/frame/navigation/navigation-target.test.ts', '%s answers: %s'],
  [
    'footer: destinations and tours need a country',
    'app/frame/footer/footer-columns.test.ts',
    'hidden without a country',
  ],
  [
    'footer: the address goes to the sign-up',
    'e2e/footer.spec.ts',
    'takes an address to the page that signs up',
  ],
  ['the banner’s wording', 'e2e/contact-banner.spec.ts', 'its wording follows the path'],
  ['the quick contact section', 'app/features/catalogue/country/contact-team.test.tsx', 'has the anchor qcf'],
  ['/user leads to /account', 'server/pages.db.test.ts', '%s leads with %i to %s'],
]

const SECTION_4: Proof[] = [
  ['a plan’s stage from its dates', 'app/features/plan/core/plan.test.ts', 'the stage of a plan'],
  ['reviews: loading', 'app/features/voices/review/review-carousel.test.tsx', 'shows five placeholders'],
  [
    'reviews: empty',
    'app/features/voices/review/review-carousel.test.tsx',
    'has the specification’s text for no reviews',
  ],
  ['reviews: loaded', 'app/features/voices/review/review-carousel.test.tsx', 'shows shortened cards'],
  [
    'sentence: disabled until a country',
    'e2e/keyboard.spec.ts',
    'the sentence is made with the keyboard alone',
  ],
  [
    'sentence: the form leads to the finder',
    'app/features/search/sentence/sentence.test.ts',
    'is the finder for the form',
  ],
  [
    'sentence: the planner leads to the planning page',
    'app/features/search/sentence/sentence.test.ts',
    'is the travel-planning page for the planner',
  ],
  ['sentence: presets from the path', 'app/features/search/sentence/sentence.test.ts', 'presetOf'],
  [
    'sentence: presets from the query',
    'app/features/search/sentence/sentence.test.ts',
    'reads fcountry or country, fparty and ftype',
  ],
  ['Ask us Anything logs QCF Open', 'e2e/question.spec.ts', 'the question opens, is counted'],
  [
    'nothing is counted with the admin flag and on office paths',
    'app/features/visit/analytics/suppression.test.ts',
    'nothing is counted',
  ],
  [
    'staff: at most four, without the hidden',
    'app/features/people/staff/staff.test.ts',
    'at most four planners',
  ],
  ['contact form: loading, success, idle again', 'e2e/question.spec.ts', 'itself again once sent'],
  ['contact form: error, idle again', 'e2e/request.spec.ts', 'what was typed is kept and can be sent again'],
  ['menu of small screens: open, back, closed', 'e2e/header.spec.ts', 'goes in, back and away'],
  ['menus of wide screens: by hover', 'e2e/header.spec.ts', 'open to a resting pointer'],
  [
    'films: one at a time',
    'app/features/voices/film/film-projector.test.ts',
    'a film that is pressed pauses the one that plays',
  ],
  [
    'films: the next after the end',
    'app/features/voices/film/film-projector.test.ts',
    'plays it after 1 second',
  ],
  [
    'films: after the last the first',
    'app/features/voices/film/film-projector.test.ts',
    'of the last film returns to the first',
  ],
  [
    'films: paused out of sight',
    'app/features/voices/film/film-projector.test.ts',
    'less than half of it is visible',
  ],
  [
    'films: by hover on wide screens',
    'app/features/voices/film/film-projector.test.ts',
    'plays after 400 ms and not before',
  ],
  ['films: controls on narrow ones', 'e2e/films.spec.ts', 'narrow screens show controls'],
  [
    'selector: press, and a press outside',
    'e2e/sentence.spec.ts',
    'the sentence begins with what the address says',
  ],
  ['modal: Escape, overlay, scroll lock', 'e2e/question.spec.ts', 'closes on Escape or beside it'],
  ['modal: keeps the focus and gives it back', 'e2e/keyboard.spec.ts', 'the dialog keeps the focus'],
]

const SECTION_5: Proof[] = [
  [
    'a UTM field is present from 3 characters',
    'app/features/visit/attribution/attribution.test.ts',
    'three characters make it present',
  ],
  [
    'a click id also counts as attribution',
    'app/features/visit/attribution/attribution.test.ts',
    '%s counts as attribution',
  ],
  [
    'search engines, other hosts, nobody',
    'app/features/visit/attribution/attribution.test.ts',
    '%j is %s, %s',
  ],
  [
    'the own site gives no attribution',
    'app/features/visit/attribution/attribution.test.ts',
    'is the site itself: no attribution',
  ],
]

const SECTION_6: Proof[] = [
  ['no marketing source on admin and org paths', 'e2e/attribution.spec.ts', 'nothing is noted on'],
  ['the admin flag suppresses all tracking', 'e2e/services.spec.ts', 'whoever works for the operator'],
]

const SECTION_7: Proof[] = [
  ['UTM values, path and referrer on mount', 'e2e/services.spec.ts', 'each service hears what happens'],
  ['user_id above 0 identifies', 'e2e/services.spec.ts', 'a request identifies its sender'],
  [
    'log_utm after identification, cleared and flagged',
    'e2e/attribution.spec.ts',
    'reports where it came from once',
  ],
  ['a failed log_utm is logged only', 'e2e/attribution.spec.ts', 'the sender sees success'],
]

const SECTION_9: Proof[] = [
  [
    'stale after 5 minutes, 3 retries',
    'app/client/api-client/query-defaults.test.ts',
    'the defaults are the specification’s',
  ],
  [
    'retry delay doubling from 1 s',
    'app/client/api-client/query-defaults.test.ts',
    'after one, two and four seconds',
  ],
  ['5 placeholders', 'app/features/voices/review/review-carousel.test.tsx', 'five placeholders'],
  ['16 reviews on the home page', 'e2e/sentence.spec.ts', 'sixteen reviews'],
  ['10 reviews by default', 'server/api/public-calls.db.test.ts', 'returns ten'],
  [
    'titles 70, previews 150',
    'app/features/voices/review/review.test.ts',
    '70 characters and previews at 150',
  ],
  ['3 goals', 'e2e/sentence.spec.ts', 'the sentence begins with what the address says'],
  ['nav hover 250 ms', 'e2e/header.spec.ts', 'open to a resting pointer'],
  ['form status reset 5 s', 'e2e/question.spec.ts', 'itself again once sent'],
  ['breakpoints 1024 and 1280', 'e2e/header.spec.ts', 'without a country it offers them all'],
  ['phones US, CA, UK; SMS; subjects and bodies', 'e2e/header.spec.ts', 'says what belongs to a country'],
  [
    'prefilled messages',
    'app/features/people/operator/contact-targets.test.ts',
    'a message contains its page',
  ],
  [
    'regional numbers',
    'app/features/people/operator/numbers.db.test.ts',
    'each region has one shared number',
  ],
  ['emergency contacts', 'app/features/people/operator/numbers.db.test.ts', 'emergency contacts are listed'],
  [
    'calling codes',
    'app/features/people/operator/numbers.db.test.ts',
    'calling codes are the specification’s',
  ],
  [
    'review carousel builder',
    'app/features/voices/review/review-search-queries.db.test.ts',
    'the review builder',
  ],
  ['image widths in use', 'server/api/art.test.ts', 'exists in the widths and formats of the specification'],
  [
    'purchases in USD, tax 0, shipping 0',
    'app/features/visit/analytics/purchase.test.ts',
    'in dollars, with tax 0 and shipping 0',
  ],
  ['conversion goals of two ad accounts', 'e2e/services.spec.ts', 'to both accounts'],
  ['Spanish under /es', 'e2e/pages.spec.ts', 'the other language is one press away'],
]

describe.each([
  ['section 2', SECTION_2],
  ['section 4', SECTION_4],
  ['section 5', SECTION_5],
  ['section 6', SECTION_6],
  ['section 7', SECTION_7],
  ['section 9', SECTION_9],
])('%s of the specification', (_section, proofs) => {
  test.each(proofs)('%s: %s, “%s”', (_rule, file, title) => {
    expect(existsSync(file)).toBe(true)
    const titles = readFileSync(file, 'utf8').matchAll(TITLE)
    expect([...titles].some(([, found]) => found?.includes(title))).toBe(true)
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
