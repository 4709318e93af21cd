import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ContentCopy, copyContent } from '#tools/testing/content-copy.ts'
import { readCatalogue } from './catalogue.ts'
import { checkReferences } from './check-references.ts'
import type { Problem } from './content-file.ts'

const TRIP = 'costa-rica/trips/cloud-forest-to-corcovado.yaml'
const ARTICLE = 'articles/turtles-which-beach-which-month.yaml'
const HOTEL = 'costa-rica/hotels/casa-cacao.yaml'
const TOUR = 'costa-rica/tours/hanging-bridges-at-dawn.yaml'
/** Its position in countries.yaml. */
const BELIZE = 5

function check({ root, kept }: ContentCopy): Problem[] {
  const { catalogue, problems } = readCatalogue(root, kept)
  return [...problems, ...checkReferences(catalogue)]
}

it.each([
  ['timeZone', undefined, 'belize has no timeZone'],
  [
    'contact',
    'guatemala-belise',
    'there is no regional number guatemala-belise; did you mean guatemala-belize?',
  ],
])('a country whose %s is %j is reported with file and line', (field, value, message) => {
  const copy = copyContent()
  copy.set('countries.yaml', [BELIZE, field], value)
  const line = copy.lineOf('countries.yaml', value === undefined ? 'tag: belize' : String(value))
  expect(check(copy)).toContainEqual(
    expect.objectContaining({ file: 'content/countries.yaml', line, message }),
  )
})

it('a time zone that there is not is reported when the file is read', () => {
  const copy = copyContent()
  copy.set('countries.yaml', [BELIZE, 'timeZone'], 'America/Belise')
  const line = copy.lineOf('countries.yaml', 'America/Belise')
  const message = `${BELIZE}.timeZone: an IANA time zone such as America/Lima`
  expect(readCatalogue(copy.root, copy.kept).problems).toContainEqual({
    file: 'content/countries.yaml',
    line,
    message,
  })
})

/** Wrong names, what each should name, and the suggestion for it. */
const wrongNames: [file: string, path: (string | number)[], wrong: string, what: string, meant: string][] = [
  [TRIP, ['days', 0, 'legs', 0, 'from'], 'san-josee', 'place', 'san-jose'],
  [TRIP, ['planner'], 'daniela-quezada', 'member of staff', 'daniela-quesada'],
  [TRIP, ['related', 0], 'slow-watter', 'trip', 'slow-water'],
  [TOUR, ['place'], 'monte-verde', 'destination', 'monteverde'],
  [TOUR, ['related', 0], 'quetzal-dawnn', 'tour', 'quetzal-dawn'],
  [TOUR, ['pickup', 0], 'la-fortunna', 'destination', 'la-fortuna'],
  ['costa-rica/attractions/poas-volcano.yaml', ['near'], 'san-josee', 'destination', 'san-jose'],
  ['costa-rica/destinations/monteverde.yaml', ['region'], 'caribean', 'region', 'caribbean'],
  [
    'costa-rica/regions/caribbean.yaml',
    ['planner'],
    'daniela-queseda',
    'planner of costa-rica',
    'daniela-quesada',
  ],
  [
    'costa-rica/destinations/uvita.yaml',
    ['planner'],
    'andres-picada',
    'planner of costa-rica',
    'andres-picado',
  ],
  ['costa-rica/transfers.yaml', [0, 'to'], 'la-fortunna', 'destination', 'la-fortuna'],
  ['costa-rica/reviews.yaml', [0, 'trip'], 'slow-waters', 'trip', 'slow-water'],
  ['costa-rica/country.yaml', ['featuredTrips', 0], 'slow-watter', 'trip', 'slow-water'],
  ['costa-rica/staff.yaml', [2, 'countries', 0], 'costa-rico', 'country', 'costa-rica'],
  ['films.yaml', [0, 'countries', 0], 'costa-riga', 'country', 'costa-rica'],
  [ARTICLE, ['author'], 'andres-picada', 'member of staff', 'andres-picado'],
  [ARTICLE, ['trips', 0], 'the-other-cost', 'trip', 'the-other-coast'],
  [ARTICLE, ['tags', 0], 'wild-life', 'tag', 'wildlife'],
  [
    ARTICLE,
    ['places', 0],
    '/costa-rica/destinations/tortugero',
    'page',
    '/costa-rica/destinations/tortuguero',
  ],
  ['partners.yaml', [0, 'countries', 0], 'costa-rixa', 'country', 'costa-rica'],
  ['demonstration.yaml', [0, 'trip'], 'cloud-forest-to-corcovada', 'trip', 'cloud-forest-to-corcovado'],
  ['demonstration.yaml', [0, 'steps', 0, 'by'], 'daniela-quesado', 'member of staff', 'daniela-quesada'],
  ['species/quetzal.yaml', ['seen', 0, 'country'], 'costa-ricca', 'country', 'costa-rica'],
  ['species/jaguar.yaml', ['seen', 0, 'places', 0], 'tortugero', 'place', 'tortuguero'],
  [
    'costa-rica/destinations/monteverde.yaml',
    ['wildlife', 0, 'latin'],
    'Procnias tricarunculata',
    'species',
    'Procnias tricarunculatus',
  ],
  ['treks/kilimanjaro-summit.yaml', ['trip'], 'seven-days-up-mashame', 'trip', 'seven-days-up-machame'],
  ['countries.yaml', [0, 'staff'], 'rafael-huamam', 'member of staff', 'rafael-huaman'],
]

describe('names that refer to nothing', () => {
  it('are all reported, with their lines and the name that was probably meant', () => {
    const copy = copyContent()
    for (const [file, path, wrong] of wrongNames) copy.set(file, path, wrong)
    const problems = check(copy)
    for (const [file, , wrong, what, meant] of wrongNames) {
      const message = `there is no ${what} ${wrong}; did you mean ${meant}?`
      expect(problems).toContainEqual({ file: `content/${file}`, line: copy.lineOf(file, wrong), message })
    }
    expect(problems).toHaveLength(wrongNames.length)
  })

  it('have no suggestion if nothing is near', () => {
    const copy = copyContent()
    copy.set(TRIP, ['planner'], 'zzyzx')
    expect(check(copy).map(problem => problem.message)).toEqual(['there is no member of staff zzyzx'])
  })
})

describe('the holidays', () => {
  it('are known of every country where a planner lives', () => {
    const copy = copyContent()
    copy.set('staff.yaml', [0, 'livesIn'], 'mexico')
    expect(check(copy).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/staff.yaml: rafael-huaman lives in mexico, whose holidays are missing; add them to content/holidays.yaml',
    ])
  })

  it('have one rule each', () => {
    const copy = copyContent()
    copy.set('holidays.yaml', ['peru', 0, 'easter'], 1)
    expect(check(copy).map(({ message }) => message)).toEqual([
      'peru.0: needs one of on, easter, lunarNewYear, lunar',
    ])
  })
})

describe('a film', () => {
  it('needs a clip of its present text', () => {
    const copy = copyContent()
    copy.set('films.yaml', [1, 'answer', 0, 'en'], 'On deck, at a quarter to six.')
    copy.set('films.yaml', [2, 'key'], 'made-by-nobody')
    const message = (key: string) => `${key} has no clip of what it says now; run node workshop/make-films.ts`
    expect(check(copy).map(problem => problem.message)).toEqual([
      message('half-past-five-on-deck'),
      message('made-by-nobody'),
    ])
  })

  it('is short enough to be read, and its still is within it', () => {
    const copy = copyContent()
    copy.set('films.yaml', [0, 'answer', 0, 'es'], 'Una respuesta. '.repeat(8))
    copy.set('films.yaml', [1, 'posterTime'], 60)
    const messages = check(copy).map(problem => problem.message)
    expect(messages).toEqual([
      '0.answer: takes longer to read than the 9 seconds of a clip',
      '1.posterTime: lies after the end of the clip',
    ])
  })
})

describe('a link in a text', () => {
  it('that leads nowhere is reported, in an article as in an answer', () => {
    const copy = copyContent()
    copy.set(ARTICLE, ['sections', 4, 'points', 0, 'en'], 'See [this](/costa-rica/trip/slow-watter).')
    copy.set(
      'pages/how-it-works.yaml',
      ['questions', 0, 'answer', 'es'],
      'Lee [esto](/plus/packing-for-rein).',
    )
    copy.set('pages/about.yaml', ['body', 'en'], '[Ask](/ask#form) or [read](https://example.org/none).')
    expect(check(copy).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      `content/${ARTICLE}: there is no page /costa-rica/trip/slow-watter; did you mean /costa-rica/trip/slow-water?`,
      'content/pages/how-it-works.yaml: there is no page /plus/packing-for-rein; did you mean /plus/packing-for-rain?',
    ])
  })
})

describe('the catalogue as a whole', () => {
  it('reports a missing file, and one that does not belong', () => {
    const copy = copyContent()
    rmSync(join(copy.root, 'costa-rica/themes.yaml'))
    writeFileSync(join(copy.root, 'costa-rica/trips/notes.txt'), 'remember the milk')
    expect(check(copy)).toEqual([
      { file: 'content/costa-rica/trips/notes.txt', line: 1, message: 'only .yaml files belong here' },
      { file: 'content/costa-rica/themes.yaml', line: 1, message: 'this file is missing' },
    ])
  })

  it('reports navigation and a folder for an unknown country', () => {
    const copy = copyContent()
    renameSync(join(copy.root, 'navigation/peru.yaml'), join(copy.root, 'navigation/perou.yaml'))
    renameSync(join(copy.root, 'costa-rica'), join(copy.root, 'costa-rico'))
    for (const pointing of ['articles', 'pages']) rmSync(join(copy.root, pointing), { recursive: true })
    const messages = check(copy).map(problem => `${problem.file}: ${problem.message}`)
    const ofFolders = messages.filter(message => /^content\/(navigation|costa-rico)\//.test(message))
    expect(ofFolders).toEqual([
      'content/navigation/perou.yaml: there is no country perou; did you mean peru?',
      'content/costa-rico/country.yaml: there is no country costa-rico; did you mean costa-rica?',
    ])
  })

  it('reports a night in a hotel of another place', () => {
    const copy = copyContent()
    const folder = readCatalogue(copy.root, copy.kept).catalogue.folders.find(
      ({ tag }) => tag === 'costa-rica',
    )
    const place = folder?.trips.get('cloud-forest-to-corcovado')?.value.days[0]?.place
    const elsewhere = [...(folder?.hotels ?? [])].find(([, hotel]) => hotel.value.place !== place)?.[0] ?? ''
    copy.set(TRIP, ['days', 0, 'hotel'], elsewhere)
    expect(check(copy)).toEqual([
      {
        file: `content/${TRIP}`,
        line: copy.lineOf(TRIP, elsewhere),
        message: `${elsewhere} is not in ${place}`,
      },
    ])
  })

  it.each([
    [['roomTypes', 0, 'count'], 9, 'rooms', '11 rooms of all types, 6 in the house'],
    [['pricesByMonth', 8], 60, 'pricesByMonth', "the cheapest month is not the cheapest room's 84"],
  ])('reports a hotel whose %j is %j', (path, wrong, field, message) => {
    const copy = copyContent()
    copy.set(HOTEL, path, wrong)
    expect(check(copy)).toEqual([
      { file: `content/${HOTEL}`, line: copy.lineOf(HOTEL, `${field}:`), message },
    ])
  })

  it('reports a hotel without a house', () => {
    const copy = copyContent()
    copy.set(HOTEL, ['house'], undefined)
    expect(check(copy).map(({ file, message }) => `${file}: ${message}`)).toContainEqual(
      expect.stringContaining(`content/${HOTEL}: house`),
    )
  })

  it('reports a place of a country that a cross-border trip does not visit', () => {
    const copy = copyContent()
    const file = 'guatemala/trips/temples-then-reef.yaml'
    expect(check(copy)).toEqual([])
    copy.set(file, ['countries'], ['guatemala', 'panama'])
    const messages = check(copy).map(problem => problem.message)
    expect(messages).toContain('there is no hotel cohune-landing')
    expect(messages).toContainEqual(expect.stringMatching(/^there is no destination caye-caulker/))
  })

  it('reports a country without trips that has no page, or is combined with one without trips', () => {
    const copy = copyContent()
    copy.set('unplanned/bolivia.yaml', ['combinesWith', 0, 'country'], 'chile')
    rmSync(join(copy.root, 'unplanned/cuba.yaml'))
    expect(check(copy).map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/unplanned/bolivia.yaml: there is no country with trips chile',
      'content/countries.yaml: cuba has no page; write content/unplanned/cuba.yaml',
    ])
  })

  it('reports a key that two countries use', () => {
    const copy = copyContent()
    const key = 'the-adeyemis-2026-01'
    copy.set('peru/reviews.yaml', [0, 'key'], key)
    expect(check(copy)).toEqual([
      {
        file: 'content/peru/reviews.yaml',
        line: expect.any(Number),
        message: `the review ${key} is there already, in content/cambodia/reviews.yaml`,
      },
    ])
  })

  it('continues reading after a broken file', () => {
    const { root, kept } = copyContent()
    writeFileSync(join(root, 'habitats.yaml'), 'a: [')
    const { catalogue, problems } = readCatalogue(root, kept)
    expect(problems.map(problem => problem.file)).toEqual(['content/habitats.yaml'])
    expect(catalogue.habitats).toBeNull()
    expect(catalogue.folders[0]?.trips.size).toBeGreaterThan(0)
  })
})
