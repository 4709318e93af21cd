/** Modules on many pages yet not on every one: maps, cards, calls, and form code with zod. */
const APART = [
  'map/|features/request/(plan/plan-schema|guided/|contact/(contact-|phone-))',
  'ui/(field|text-area|text-field)|features/trip/trip-card/trip-card\\.tsx',
  'paraglide/messages/(form_|contact_(country|email|failed|message|name|optional|phone|privacy|sen|url))',
  // The account, the office and the partners' area share these with each other, and with no public page.
  'features/(conversation|money|office|proposal|traveller)/|features/account/(account|credentials|email-choices|return-page|settings)/',
  'calls\\.|client/|pages/(account|office|partner)/',
  'paraglide/messages/(account|booking|conversation|identity|leaving|office|org|papers|passport|proposal|today|travelers)_',
].join('|')

/** Parts of a few hundred bytes on pages of several kinds: a separate file for each would cost more than it saves. */
const SMALL = [
  'features/people/staff/staff-card',
  'picture/(masthead-|display-ems|person-words|tree/floating-seeds)',
  'ui/(masthead|prose)',
].join('|')

const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown.runtime|vite[\\/]preload-helper/

/**
 * Rolldown's groups: the framework, what every page has, and one file for each kind of page. A few larger files
 * compress better than many small ones, and shared code is cached once.
 */
export const scriptGroups = [
  { name: 'framework', test: FRAMEWORK, priority: 100 },
  {
    name: 'frame',
    test: /[\\/]app[\\/](root|pages[\\/]site[\\/](layout|error-page))\./,
    priority: 90,
  },
  // Code that loads beside the first load is one file.
  {
    name: 'visit',
    test: /[\\/](attribution[\\/](attribution|kept-records|note-arrival)|search-box[\\/]search-key|analytics[\\/]suppression|consent[\\/]consent|client[\\/]late-fonts|styles[\\/]late-faces)\.ts$/,
    priority: 90,
  },
  {
    name: 'site',
    test: new RegExp(`/(app|art)/(?!${APART})`),
    tags: ['$initial' as const],
    minShareCount: 9,
    priority: 80,
  },
  // Maps without a route show only ground and places.
  {
    name: 'ground',
    test: /\/app\/map\/(map-ground|place-mark)/,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 76,
  },
  {
    name: 'map',
    test: /\/app\/map\/(route-legs|route-map)/,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 75,
  },
  {
    name: 'small',
    test: new RegExp(`/app/(${SMALL})`),
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 70,
  },
  // Checkboxes and disclosure controls of the finder and the planner.
  {
    name: 'choices',
    test: /\/(app\/ui\/(check-field|pager)|app\/paraglide\/messages\/(first_draft_link|search_ask)\.)/,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 68,
  },
  // Code of every form: text fields and validation.
  {
    name: 'form',
    test: /\/app\/(ui\/text-(area|field)|paraglide\/messages\/(form_(not_text|one_line|too_long|too_many)|contact_(name|optional|see_receipt|sent))\.)/,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 68,
  },
  // Forms make calls too; the code that reads data for the account, the office and the partners' area is only theirs.
  {
    name: 'calls',
    test: /\/app\/client\/api-client\/(api-|login-)/,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 66,
  },
  {
    name: 'private',
    test: /\/app\/client\/private-data\/(?!private-calls)/,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 65,
  },
  // Small parts of what travellers answer: drafts and votes.
  {
    name: 'answers',
    test: /\/(client\/random-id|proposal-dates)\./,
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 64,
  },
  {
    name: 'words',
    test: new RegExp(`/(?!${APART})paraglide/messages/`),
    tags: ['$initial' as const],
    minShareCount: 5,
    priority: 60,
  },
]
