import { describe, expect, it } from 'vitest'
import { PLATE_EDITION } from '#art/plate/plate-edition.ts'
import { PORTRAIT_EDITION } from '#art/portrait/portrait-edition.ts'
import { POSTER_EDITION } from '#art/poster/poster-edition.ts'
import { LOCALES } from '#database/values/locale.ts'
import { contacts, files, inLocale, links, splitLocale } from './links.ts'
import { withLocale } from './locale.server.ts'

/** Every address of the site by the function that builds it: in English, and in Spanish if that differs. */
const table: Record<keyof typeof links, [build: () => string, english: string, spanish?: string][]> = {
  home: [
    [() => links.home(), '/', '/es'],
    [() => links.home('costa-rica'), '/?country=costa-rica', '/es?country=costa-rica'],
  ],
  countries: [[() => links.countries(), '/#wall', '/es#wall']],
  country: [[() => links.country('costa-rica'), '/costa-rica', '/es/costa-rica']],
  trips: [
    [() => links.trips(), '/trips', '/es/trips'],
    [
      () =>
        links.trips({
          fcountry: ['peru', 'costa-rica'],
          fparty: 'Family',
          ftype: ['Time Together', 'Culture & Cuisine'],
          q: 'río celeste',
          page: 2,
        }),
      '/trips?fcountry=costa-rica,peru&fparty=Family&ftype=Culture+%26+Cuisine,Time+Together&q=r%C3%ADo+celeste&page=2',
      '/es/trips?fcountry=costa-rica,peru&fparty=Family&ftype=Culture+%26+Cuisine,Time+Together&q=r%C3%ADo+celeste&page=2',
    ],
    [() => links.trips({ fcountry: [], fparty: undefined, q: '', page: 1 }), '/trips', '/es/trips'],
  ],
  search: [
    [() => links.search(), '/search', '/es/search'],
    [() => links.search('río celeste'), '/search?q=r%C3%ADo+celeste', '/es/search?q=r%C3%ADo+celeste'],
    [
      () => links.search('frogs', { all: 'tours' }, '#found-tours'),
      '/search?q=frogs&all=tours#found-tours',
      '/es/search?q=frogs&all=tours#found-tours',
    ],
  ],
  trip: [
    [
      () => links.trip('costa-rica', 'slow-water'),
      '/costa-rica/trip/slow-water',
      '/es/costa-rica/trip/slow-water',
    ],
    [
      () => links.trip('costa-rica', 'slow-water', '#personalize'),
      '/costa-rica/trip/slow-water#personalize',
      '/es/costa-rica/trip/slow-water#personalize',
    ],
  ],
  tripCalendar: [
    [
      () => links.tripCalendar('costa-rica', 'slow-water'),
      '/costa-rica/trip/slow-water/calendar.ics',
      '/es/costa-rica/trip/slow-water/calendar.ics',
    ],
    [
      () => links.tripCalendar('costa-rica', 'slow-water', '2027-03-14'),
      '/costa-rica/trip/slow-water/calendar.ics?start=2027-03-14',
      '/es/costa-rica/trip/slow-water/calendar.ics?start=2027-03-14',
    ],
  ],
  tripRoute: [
    [
      () => links.tripRoute('costa-rica', 'slow-water'),
      '/costa-rica/trip/slow-water/route.gpx',
      '/es/costa-rica/trip/slow-water/route.gpx',
    ],
  ],
  travelPlanning: [
    [
      () => links.travelPlanning('peru'),
      '/peru/vacations/travel-planning',
      '/es/peru/vacations/travel-planning',
    ],
    [
      () => links.travelPlanning('peru', { fparty: 'Couple', tripType: 'Romantic Getaway' }),
      '/peru/vacations/travel-planning?fparty=Couple&tripType=Romantic+Getaway',
      '/es/peru/vacations/travel-planning?fparty=Couple&tripType=Romantic+Getaway',
    ],
  ],
  theme: [
    [
      () => links.theme('costa-rica', 'family'),
      '/costa-rica/family-vacations',
      '/es/costa-rica/family-vacations',
    ],
  ],
  tours: [
    [() => links.tours('belize'), '/belize/tours', '/es/belize/tours'],
    [
      () => links.tours('costa-rica', { type: 'wildlife', month: 2, sort: undefined }, '#quetzal-dawn'),
      '/costa-rica/tours?type=wildlife&month=2#quetzal-dawn',
      '/es/costa-rica/tours?type=wildlife&month=2#quetzal-dawn',
    ],
  ],
  tourType: [
    [
      () => links.tourType('belize', 'night-walks'),
      '/belize/tours/night-walks',
      '/es/belize/tours/night-walks',
    ],
  ],
  hotels: [
    [() => links.hotels('kenya'), '/kenya/hotels', '/es/kenya/hotels'],
    [
      () => links.hotels('kenya', { region: 'coast' }, '#dhow-house'),
      '/kenya/hotels?region=coast#dhow-house',
      '/es/kenya/hotels?region=coast#dhow-house',
    ],
  ],
  destinations: [
    [() => links.destinations('kenya'), '/kenya/destinations', '/es/kenya/destinations'],
    [
      () => links.destinations('kenya', { habitat: 'savanna' }),
      '/kenya/destinations?habitat=savanna',
      '/es/kenya/destinations?habitat=savanna',
    ],
  ],
  destination: [
    [
      () => links.destination('costa-rica', 'monteverde'),
      '/costa-rica/destinations/monteverde',
      '/es/costa-rica/destinations/monteverde',
    ],
  ],
  attraction: [
    [
      () => links.attraction('costa-rica', 'poas-volcano'),
      '/costa-rica/attractions/poas-volcano',
      '/es/costa-rica/attractions/poas-volcano',
    ],
  ],
  region: [
    [
      () => links.region('costa-rica', 'caribbean'),
      '/costa-rica/regions/caribbean',
      '/es/costa-rica/regions/caribbean',
    ],
  ],
  habitat: [
    [
      () => links.habitat('costa-rica', 'cloud-forest'),
      '/costa-rica/destinations/habitat/cloud-forest',
      '/es/costa-rica/destinations/habitat/cloud-forest',
    ],
  ],
  interest: [
    [
      () => links.interest('costa-rica', 'birds'),
      '/costa-rica/destinations/interest/birds',
      '/es/costa-rica/destinations/interest/birds',
    ],
  ],
  team: [
    [() => links.team('panama'), '/panama/team', '/es/panama/team'],
    [() => links.team('panama', '#call'), '/panama/team#call', '/es/panama/team#call'],
  ],
  beforeYouGo: [[() => links.beforeYouGo('panama'), '/panama/before-you-go', '/es/panama/before-you-go']],
  countryMap: [
    [() => links.countryMap('panama'), '/panama/maps', '/es/panama/maps'],
    [
      () => links.countryMap('panama', 'boquete'),
      '/panama/maps?place=boquete',
      '/es/panama/maps?place=boquete',
    ],
  ],
  tripMap: [
    [() => links.tripMap('slow-water'), '/maps/trip/slow-water', '/es/maps/trip/slow-water'],
    [() => links.tripMap('slow-water', 3), '/maps/trip/slow-water?day=3', '/es/maps/trip/slow-water?day=3'],
  ],
  floraFauna: [
    [() => links.floraFauna(), '/flora-fauna', '/es/flora-fauna'],
    [
      () => links.floraFauna({ kind: 'bird', country: 'costa-rica', month: 5 }),
      '/flora-fauna?kind=bird&country=costa-rica&month=5',
      '/es/flora-fauna?kind=bird&country=costa-rica&month=5',
    ],
  ],
  species: [[() => links.species('quetzal'), '/flora-fauna/quetzal', '/es/flora-fauna/quetzal']],
  expert: [[() => links.expert('daniela-quesada'), '/expert/daniela-quesada', '/es/expert/daniela-quesada']],
  experts: [[() => links.experts(), '/expert', '/es/expert']],
  testimonials: [
    [() => links.testimonials(), '/testimonials', '/es/testimonials'],
    [
      () => links.testimonials({ country: 'peru', tag: 'food', order: 'critical', limit: 24, page: 2 }),
      '/testimonials?country=peru&tag=food&order=critical&limit=24&page=2',
      '/es/testimonials?country=peru&tag=food&order=critical&limit=24&page=2',
    ],
    [() => links.testimonials({ country: undefined, page: 1 }), '/testimonials', '/es/testimonials'],
  ],
  company: [[() => links.company(), '/company', '/es/company']],
  howItWorks: [[() => links.howItWorks(), '/company/how-it-works', '/es/company/how-it-works']],
  otherEyes: [[() => links.otherEyes(), '/company/privacy#others', '/es/company/privacy#others']],
  contact: [[() => links.contact(), '/company/contact', '/es/company/contact']],
  privacy: [[() => links.privacy(), '/company/privacy', '/es/company/privacy']],
  apiDocs: [[() => links.apiDocs(), '/company/api', '/es/company/api']],
  apiDeprecation: [[() => links.apiDeprecation(), '/company/api/deprecation', '/es/company/api/deprecation']],
  apiResource: [
    [() => links.apiResource('plans'), '/company/api/plans', '/es/company/api/plans'],
    [
      () => links.apiResource('plans', 'post-api-public-plan'),
      '/company/api/plans#post-api-public-plan',
      '/es/company/api/plans#post-api-public-plan',
    ],
  ],
  terms: [[() => links.terms(), '/company/terms-of-service', '/es/company/terms-of-service']],
  accountSettings: [[() => links.accountSettings(), '/account/settings', '/es/account/settings']],
  account: [[() => links.account(), '/account', '/es/account']],
  signup: [
    [() => links.signup(), '/account/signup', '/es/account/signup'],
    [
      () => links.signup('ana@example.org'),
      '/account/signup?email=ana%40example.org',
      '/es/account/signup?email=ana%40example.org',
    ],
  ],
  logIn: [
    [() => links.logIn(), '/account/login', '/es/account/login'],
    [() => links.logIn({ token: 'a.B_9' }), '/account/login?token=a.B_9', '/es/account/login?token=a.B_9'],
  ],
  validateEmail: [
    [
      () => links.validateEmail('a-B_9.c'),
      '/account/validate-email#a-B_9.c',
      '/es/account/validate-email#a-B_9.c',
    ],
  ],
  passwordReset: [
    [() => links.passwordReset('a-B_9'), '/account/password-reset#a-B_9', '/es/account/password-reset#a-B_9'],
  ],
  invitation: [
    [() => links.invitation('7.B_9'), '/account/invitation#7.B_9', '/es/account/invitation#7.B_9'],
  ],
  office: [
    [() => links.office(), '/admin', '/es/admin'],
    [() => links.office({ planner: 'all' }), '/admin?planner=all', '/es/admin?planner=all'],
  ],
  officePlan: [[() => links.officePlan(7, '#reply'), '/admin/plan/7#reply', '/es/admin/plan/7#reply']],
  emailRefusal: [
    [
      () => links.emailRefusal('7.review.a-B_9'),
      '/account/emails/7.review.a-B_9',
      '/es/account/emails/7.review.a-B_9',
    ],
  ],
  tripTravellers: [
    [() => links.tripTravellers(7), '/account/trips/7/travellers', '/es/account/trips/7/travellers'],
  ],
  tripPapers: [[() => links.tripPapers(7), '/account/trips/7/papers', '/es/account/trips/7/papers']],
  tripToday: [[() => links.tripToday(7), '/account/trips/7/today', '/es/account/trips/7/today']],
  newsletter: [[() => links.newsletter('a-B_9'), '/account/letter/a-B_9', '/es/account/letter/a-B_9']],
  officePayouts: [[() => links.officePayouts(), '/admin/payouts', '/es/admin/payouts']],
  officeUnsorted: [[() => links.officeUnsorted(), '/admin/unsorted', '/es/admin/unsorted']],
  officeReviews: [[() => links.officeReviews(), '/admin/reviews', '/es/admin/reviews']],
  officePictures: [
    [
      () => links.officePictures({ state: 'waiting' }),
      '/admin/pictures?state=waiting',
      '/es/admin/pictures?state=waiting',
    ],
  ],
  officeCatalogue: [
    [
      () => links.officeCatalogue({ kind: 'tour' }),
      '/admin/catalogue?kind=tour',
      '/es/admin/catalogue?kind=tour',
    ],
  ],
  officeTogether: [
    [
      () => links.officeTogether({ country: 'peru' }),
      '/admin/catalogue/together?country=peru',
      '/es/admin/catalogue/together?country=peru',
    ],
  ],
  officeDocument: [
    [
      () => links.officeDocument('tour', 'costa-rica.night-walk'),
      '/admin/catalogue/tour/costa-rica.night-walk',
      '/es/admin/catalogue/tour/costa-rica.night-walk',
    ],
  ],
  officePeople: [[() => links.officePeople({ q: 'ana' }), '/admin/people?q=ana', '/es/admin/people?q=ana']],
  officeFreshness: [
    [
      () => links.officeFreshness({ state: 'soon' }),
      '/admin/freshness?state=soon',
      '/es/admin/freshness?state=soon',
    ],
  ],
  officeEmails: [[() => links.officeEmails(), '/admin/emails', '/es/admin/emails']],
  officeEmail: [[() => links.officeEmail('answer'), '/admin/emails/answer', '/es/admin/emails/answer']],
  officeAudit: [[() => links.officeAudit({ who: '7' }), '/admin/audit?who=7', '/es/admin/audit?who=7']],
  person: [[() => links.person(7), '/user/7', '/es/user/7']],
  draftPreview: [[() => links.draftPreview(7, 2), '/admin/plan/7/2', '/es/admin/plan/7/2']],
  tripReview: [[() => links.tripReview(7), '/account/trips/7/review', '/es/account/trips/7/review']],
  tripMessages: [
    [() => links.tripMessages(7), '/account/trips/7', '/es/account/trips/7'],
    [() => links.tripMessages(7, '#newest'), '/account/trips/7#newest', '/es/account/trips/7#newest'],
  ],
  shared: [[() => links.shared('a-key'), '/shared/a-key', '/es/shared/a-key']],
  saved: [[() => links.saved(), '/saved', '/es/saved']],
  sharedList: [[() => links.sharedList('a-key'), '/saved/a-key', '/es/saved/a-key']],
  vote: [[() => links.vote('a-key'), '/vote/a-key', '/es/vote/a-key']],
  ownProposal: [
    [() => links.ownProposal(7, 2), '/account/trips/7/2', '/es/account/trips/7/2'],
    [
      () => links.ownProposal(7, 2, '7.1.a_b'),
      '/account/trips/7/2#token=7.1.a_b',
      '/es/account/trips/7/2#token=7.1.a_b',
    ],
  ],
  articles: [
    [() => links.articles(), '/plus', '/es/plus'],
    [() => links.articles({ page: 1 }), '/plus', '/es/plus'],
    [
      () => links.articles({ tag: 'wildlife', page: 2 }),
      '/plus?tag=wildlife&page=2',
      '/es/plus?tag=wildlife&page=2',
    ],
  ],
  article: [[() => links.article('packing-for-rain'), '/plus/packing-for-rain', '/es/plus/packing-for-rain']],
  articleFeed: [[() => links.articleFeed(), '/plus/feed.xml', '/es/plus/feed.xml']],
  whenToGo: [
    [() => links.whenToGo(), '/when-to-go', '/es/when-to-go'],
    [() => links.whenToGo(7), '/when-to-go?month=7', '/es/when-to-go?month=7'],
  ],
  sitemap: [[() => links.sitemap(), '/sitemap', '/es/sitemap']],
  partnerPreview: [
    [() => links.partnerPreview('slow-tide'), '/aaa-preview/slow-tide', '/es/aaa-preview/slow-tide'],
  ],
  partnerSuccess: [
    [
      () => links.partnerSuccess('slow-tide', 'a-B_9'),
      '/aaa-success/slow-tide?receipt=a-B_9',
      '/es/aaa-success/slow-tide?receipt=a-B_9',
    ],
  ],
  firstDraft: [
    [() => links.firstDraft(), '/first-draft', '/es/first-draft'],
    [
      () => links.firstDraft({ q: 'frogs', draft: 'calmer.peru....2,lima.1.' }, '#draft'),
      '/first-draft?q=frogs&draft=calmer.peru....2,lima.1.#draft',
      '/es/first-draft?q=frogs&draft=calmer.peru....2,lima.1.#draft',
    ],
  ],
  ask: [
    [() => links.ask(), '/ask', '/es/ask'],
    [
      () => links.ask({ country: 'peru', url: '/peru/tours?x=1' }),
      '/ask?country=peru&url=%2Fperu%2Ftours%3Fx%3D1',
      '/es/ask?country=peru&url=%2Fperu%2Ftours%3Fx%3D1',
    ],
    [
      () => links.ask({ country: 'peru', message: 'Cusco & Puno?' }),
      '/ask?country=peru&message=Cusco+%26+Puno%3F',
      '/es/ask?country=peru&message=Cusco+%26+Puno%3F',
    ],
  ],
  book: [[() => links.book(7, 3), '/book/7/3', '/es/book/7/3']],
  org: [[links.org, '/org', '/es/org']],
  orgPayouts: [[links.orgPayouts, '/org/payouts', '/es/org/payouts']],
  receipt: [[() => links.receipt('a-B_9'), '/receipt/a-B_9', '/es/receipt/a-B_9']],
  authored: [
    [
      () => links.authored('/costa-rica/family-vacations'),
      '/costa-rica/family-vacations',
      '/es/costa-rica/family-vacations',
    ],
  ],
  devGuide: [[() => links.devGuide(), '/dev']],
  devStyles: [[() => links.devStyles(), '/dev/style-guide.css']],
  devArt: [[() => links.devArt(), '/dev/art']],
  devMedia: [[() => links.devMedia(), '/dev/media']],
  devEmails: [[() => links.devEmails(), '/dev/emails']],
  devEmailSamples: [[() => links.devEmailSamples('invoice'), '/dev/emails/invoice']],
  devMail: [[() => links.devMail(), '/dev/mail']],
  devMailEmail: [[() => links.devMailEmail('42'), '/dev/mail/42']],
}

describe.each(Object.entries(table))('links.%s', (_name, rows) => {
  const cases = rows.map(([build, english, spanish = english]) => ({ build, english, spanish }))
  it.each(cases)('$english', ({ build, english, spanish }) => {
    expect([withLocale('en', build), withLocale('es', build)]).toEqual([english, spanish])
  })
})

describe('every address', () => {
  it('is in the table', () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(links).toSorted())
  })

  it('escapes its parameters, so that each stays in its own segment', () => {
    expect(links.trip('costa rica', '../../etc?x#y')).toBe('/costa%20rica/trip/..%2F..%2Fetc%3Fx%23y')
  })

  it('gives equal searches one address, whatever the order of their choices', () => {
    const sorted = links.trips({ fcountry: ['a', 'b'], ftype: ['x', 'y'] })
    expect(links.trips({ ftype: ['y', 'x'], fcountry: ['b', 'a'] })).toBe(sorted)
  })
})

describe('the language of an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/costa-rica', 'es', '/costa-rica'],
    ['/es//evil.example/', 'es', '/evil.example/'],
    ['/estonia', 'en', '/estonia'],
    ['/costa-rica/es', 'en', '/costa-rica/es'],
  ] as const)('of %s is %s, the path %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path })
  })

  it.each(['/', '/costa-rica', '/trips'])('is added and removed again: %s', path => {
    for (const locale of LOCALES) expect(splitLocale(inLocale(path, locale))).toEqual({ locale, path })
  })
})

describe('addresses that are the same in every language', () => {
  it.each([
    [
      `/art/${POSTER_EDITION}/posters/volcano-dawn-4x3.svg?seed=slow%20water%20%26%20more`,
      () => files.poster('volcano', 'dawn', 'slow water & more', '4x3'),
    ],
    [
      `/art/${POSTER_EDITION}/posters/volcano-dawn-4x3-640.webp?seed=%EF%BF%BD`,
      () => files.poster('volcano', 'dawn', '\ud800', '4x3', { width: 640, format: 'webp' }),
    ],
    [
      `/art/${PORTRAIT_EDITION}/portraits/daniela-quesada-avatar.svg?v=1a2b`,
      () => files.portrait('daniela-quesada', 'avatar', '1a2b'),
    ],
    [
      `/art/${PORTRAIT_EDITION}/portraits/daniela-quesada-avatar-96.png?v=1a2b`,
      () => files.portrait('daniela-quesada', 'avatar', '1a2b', { width: 96, format: 'png' }),
    ],
    [
      `/art/${PLATE_EDITION}/plates/scarlet-macaw-day-4x3-640.avif`,
      () => files.plate('scarlet-macaw', 'day', '4x3', { width: 640, format: 'avif' }),
    ],
    [`/photos/${'a'.repeat(32)}/640`, () => files.photo('a'.repeat(32), 640)],
    ['/.well-known/security.txt', () => files.securityTxt()],
    ['/sitemap.xml', () => files.sitemap()],
    ['/sitemap/trips.xml', () => files.sitemapPart('trips')],
    ['/films/six-in-the-morning-4d662505.en.vtt', () => files.film('six-in-the-morning-4d662505.en.vtt')],
    ['tel:+14155550142', () => contacts.call('+14155550142')],
    [
      'sms:+14155550177?&body=Costa%20Rica%3A%20I%E2%80%99m%20at%20%2F',
      () => contacts.text('+14155550177', 'Costa Rica: I’m at /'),
    ],
    [
      'mailto:plan@ceiba.example?subject=Contact%20Us%20-%20Peru&body=a%20%26%20b',
      () => contacts.mail('plan@ceiba.example', 'Contact Us - Peru', 'a & b'),
    ],
  ])('%s', (address, build) => {
    expect([withLocale('en', build), withLocale('es', build)]).toEqual([address, address])
  })
})
