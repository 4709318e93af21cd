import type { Plugin } from 'vite'

/** Rolldown's groups: modules whose path contains one of the parts are one file, where pages share them. */
interface ScriptGroup {
  name: string
  /** Pieces of modules' paths, such as a folder or the beginning of a file's name. */
  parts: readonly string[]
  except?: readonly string[]
  /** For modules of first loads only: the least number of pages that have one in common. */
  pages?: number
}

/** Modules of a folder of app/: `modules('ui', 'field')` is app/ui/field with its styles. */
function modules(folder: string, ...names: readonly string[]): string[] {
  return names.map(name => `/app/${folder}/${name}.`)
}

/** Modules of messages: `messages('contact', 'name')` is contact_name; without names all of the subject. */
function messages(subject: string, ...names: readonly string[]): string[] {
  const start = `/app/paraglide/messages/${subject}_`
  return names.length === 0 ? [start] : names.map(name => `${start}${name}.`)
}

/** Messages that no public page has. */
const PRIVATE_SUBJECTS = [
  ...['account', 'booking', 'conversation', 'identity', 'leaving', 'office', 'org', 'papers', 'passport'],
  ...['proposal', 'today', 'travellers'],
]

/** Modules on many pages yet not on every one: maps, cards, calls, and form code with zod. */
const APART = [
  // Forms, and by when they are answered.
  '/app/form-fields.',
  ...modules('ui', 'dialog', 'field', 'text-area', 'text-field'),
  ...['wish/', 'request/guided/', 'request/form/contact-', 'plan/core/first-draft-schema.'].map(
    path => `/app/features/${path}`,
  ),
  ...['clock.', 'promise.', 'use-'].map(file => `/app/features/people/calendar/${file}`),
  ...modules('text', 'days', 'format-due', 'time-zone'),
  ...['goal', 'group', 'promise', 'form'].flatMap(subject => messages(subject)),
  ...['country', 'email', 'failed', 'message', 'name', 'optional', 'phone', 'privacy', 'sen', 'url'].map(
    field => `/app/paraglide/messages/contact_${field}`,
  ),
  // Maps and cards of trips.
  '/app/map/',
  '/app/features/trip/trip-card/fitting-trips.',
  '/app/features/trip/trip-card/trip-card.tsx',
  // The account, the office and the partners' area share these with each other, and with no public page.
  ...['conversation', 'money', 'office', 'plan', 'proposal', 'traveller'].map(
    shelf => `/app/features/${shelf}/`,
  ),
  '/app/emails/texts/',
  ...['account/', 'log-in/', 'newsletter/email-'].map(noun => `/app/features/account/${noun}`),
  '/app/client/',
  ...['account', 'office', 'partner'].map(area => `/app/pages/${area}/`),
  ...PRIVATE_SUBJECTS.flatMap(subject => messages(subject)),
]

/** In order of priority. A few larger files compress better than many small ones, and shared code is cached once. */
export const SCRIPT_GROUPS: readonly ScriptGroup[] = [
  {
    name: 'framework',
    parts: [
      ...['react', 'react-dom', 'react-router', 'scheduler'].map(name => `/node_modules/${name}/`),
      'rolldown/runtime',
      'vite/preload-helper',
    ],
  },
  // What every page has.
  { name: 'frame', parts: ['/app/root.', '/app/pages/site/layout.', '/app/pages/site/error-'] },
  // Code that loads beside the first load is one file.
  {
    name: 'visit',
    parts: [
      ...modules('features/visit/attribution', 'attribution', 'stored-records', 'note-arrival'),
      ...modules('features/visit/analytics', 'suppressed'),
      ...modules('features/visit/consent', 'consent'),
      ...modules('features/search/search-box', 'search-key'),
      ...modules('client', 'late-fonts'),
      ...modules('styles', 'late-faces'),
    ],
  },
  { name: 'site', parts: ['/app/', '/art/'], except: APART, pages: 9 },
  // Names of styles: a page has those of its maps, whose code comes later: before the maps, which would take them along.
  {
    name: 'map-looks',
    parts: ['map-ground', 'place-mark', 'route-legs', 'route-map'].map(file => `/app/map/${file}.module`),
    pages: 2,
  },
  // Maps without a route show only ground and places.
  { name: 'ground', parts: ['/app/map/map-ground.tsx', '/app/map/place-mark.tsx'], pages: 2 },
  { name: 'map', parts: ['/app/map/route-legs.tsx', '/app/map/route-map.tsx'] },
  // Parts of a few hundred bytes on pages of several kinds: a separate file for each would cost more than it saves.
  {
    name: 'small',
    parts: [
      ...modules('features/people/staff', 'staff-card'),
      '/app/picture/masthead-',
      ...modules('ui', 'display-ems', 'masthead', 'prose'),
    ],
    pages: 2,
  },
  // Every way to reach the operator.
  {
    name: 'reach',
    parts: [
      ...modules('features/people/operator', 'reach-ways'),
      ...messages('answers', 'ask_office', 'by_office'),
      ...messages('team', 'book_a_call', 'call', 'chat', 'contact_us', 'lead', 'office_lead'),
      ...messages('team', 'other_numbers', 'text', 'write'),
    ],
    pages: 2,
  },
  // Plates with their names, and the words above them.
  {
    name: 'plates',
    parts: [
      ...modules('features/catalogue/species', 'plate-picture', 'species-card'),
      ...messages('species', 'all'),
      '/app/paraglide/messages/theme_species',
    ],
    pages: 2,
  },
  // Checkboxes and disclosure controls of the finder and the planner.
  {
    name: 'choices',
    parts: [
      ...modules('ui', 'check-field', 'pager'),
      ...modules('features/catalogue/list', 'list'),
      ...messages('finder', 'quoted', 'trips'),
      ...messages('first', 'draft_link'),
      ...messages('search', 'ask'),
    ],
    pages: 2,
  },
  // Code of every form: text fields and validation, and by when an answer comes.
  {
    name: 'form',
    parts: [
      ...modules('client', 'keep-phone-characters'),
      ...['phone-characters', 'seen'].map(file => `/database/values/${file}.`),
      ...modules('features/people/calendar', 'clock'),
      ...modules('text', 'format-due'),
      ...modules('ui', 'text-area', 'text-field'),
      ...messages('form', 'not_text', 'one_line', 'too_long', 'too_many'),
      ...messages('contact', 'name', 'name_required', 'optional', 'phone_characters'),
      ...messages('contact', 'see_receipt', 'sent'),
    ],
    pages: 2,
  },
  {
    name: 'contact-words',
    parts: messages('contact', 'email', 'email_invalid', 'email_required', 'message'),
    pages: 2,
  },
  // Names of styles: a trip's page has those of its form, whose code comes later.
  {
    name: 'form-looks',
    parts: [
      '/app/features/request/form/contact-form.module',
      '/app/features/request/spam/trap-field.module',
      '/app/features/wish/wish-inputs.module',
    ],
    pages: 2,
  },
  // Names of styles: a trip's page has those of its parts, whose code comes later.
  {
    name: 'trip-looks',
    parts: [
      ...[
        'catalogue/hotel/trip-beds-section',
        'catalogue/trip-species/seen-band',
        'request/form/change-trip',
        'trip/trip/trip-face',
      ].map(file => `/app/features/${file}.module`),
      '/app/picture/gallery/picture-gallery.module',
    ],
  },
  // A country's page has the styles of treks and of countries that we do not plan, and asks by name as a theme does.
  {
    name: 'country-looks',
    parts: [
      ...[
        'trek/ask-about-trek',
        'trek/trek-head',
        'trek/trek-route',
        'country/planner-words',
        'unplanned/goes-well-with',
        'unplanned/unplanned-answers',
        'unplanned/unplanned-head',
      ].map(noun => `/app/features/catalogue/${noun}.module`),
      ...modules('picture', 'ask-name'),
      ...messages('country', 'best'),
    ],
    pages: 2,
  },
  // The sentence that promises an hour stands on pages without a form too.
  {
    name: 'promise-words',
    parts: ['/app/paraglide/messages/promise_by', ...modules('picture', 'promised-answer')],
    pages: 2,
  },
  { name: 'promise', parts: ['/app/features/people/calendar/use-'], pages: 2 },
  // The names of a sentence's choices.
  {
    name: 'choice-names',
    parts: [...modules('features/wish', 'choice-names'), ...messages('goal'), ...messages('group')],
    pages: 2,
  },
  // Forms make calls too; the code that reads data for the account, the office and the partners' area is only theirs.
  {
    name: 'calls',
    parts: [
      ...['api-', 'calls.', 'login-'].map(file => `/app/client/api-client/${file}`),
      '/database/values/seen.',
    ],
    pages: 2,
  },
  {
    name: 'private',
    parts: ['/app/client/private-data/', '/app/features/account/log-in/use-log-in-link.'],
    pages: 2,
  },
  // Calendar days, which half of the account counts: apart from what reads them.
  { name: 'days', parts: modules('text', 'days'), pages: 2 },
  // Small parts of what travellers answer: drafts and votes.
  {
    name: 'answers',
    parts: [
      ...modules('client', 'random-id'),
      ...messages('booking', 'refused_dates'),
      ...messages('standing', 'settled_of'),
      '/proposal-days.',
      '/proposal/pace-of.',
      '/thread/thread.ts',
      '/traveller/proposal/nights.',
      '/traveller/proposal/total-words.',
    ],
    pages: 2,
  },
  { name: 'words', parts: ['/app/paraglide/messages/'], except: APART, pages: 5 },
  // Single sentences that a page shares with a part whose code comes later: each would be a file of its own.
  {
    name: 'sentences',
    parts: [
      // The header's menus and the footer, with pages that open with the same title.
      ...messages('nav', 'places_to_go'),
      ...messages('experts', 'label', 'title'),
      ...messages('article', 'list_title'),
      ...messages('draft', 'title'),
      ...messages('footer', 'privacy', 'terms'),
      // Rows of houses, outings and places, with a trip's nights and prices.
      ...messages('hotel', 'invented', 'lowest'),
      ...messages('list', 'price_asked'),
      ...messages('place', 'height', 'ask_office_title'),
      ...messages('trip', 'included', 'nav_beds', 'no_price'),
      ...messages('price', 'unknown'),
      // A trip's days and its map.
      ...messages('itinerary', 'from_to', 'ride', 'visit'),
      ...messages('trip', 'walking'),
      ...modules('features/trip/season', 'season-words'),
      ...messages('season', 'column_month'),
      ...messages('season_dry'),
      // What leads on from a page's end.
      ...messages('country', 'all_trips'),
      ...messages('theme', 'all_trips'),
      ...messages('search', 'trips'),
      ...messages('review', 'all'),
      ...messages('company', 'contents'),
      ...messages('staff', 'with_us'),
    ],
  },
]

const has = (parts: readonly string[], id: string) => parts.some(part => id.includes(part))

/** The groups as Rolldown reads them. */
export function codeSplittingGroups(groups: readonly ScriptGroup[] = SCRIPT_GROUPS) {
  return groups.map(({ name, parts, except = [], pages }, index) => ({
    name,
    test: (id: string) => has(parts, id) && !has(except, id),
    priority: groups.length - index,
    ...(pages && { tags: ['$initial' as const], minShareCount: pages }),
  }))
}

/** The parts of groups that are in no module's path: a file was renamed, or is no longer sent to browsers. */
export function unmatchedParts(groups: readonly ScriptGroup[], modules: readonly string[]): string[] {
  return groups.flatMap(({ name, parts, except = [] }) =>
    [...parts, ...except]
      .filter(part => !modules.some(id => id.includes(part)))
      .map(part => `script group ${name}: ${part} is in no module’s path`),
  )
}

/** Fails the build where a group names what is not there. */
export function checkScriptGroups(groups: readonly ScriptGroup[] = SCRIPT_GROUPS): Plugin {
  return {
    name: 'ceiba-script-groups',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? file.moduleIds : []))
      const unmatched = [...new Set(unmatchedParts(groups, modules))]
      if (unmatched.length > 0) this.error(unmatched.join('\n'))
    },
  }
}
