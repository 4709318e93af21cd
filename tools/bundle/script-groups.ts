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

/** Messages that no public page has. */
const PRIVATE_SUBJECTS = [
  ...['account', 'booking', 'conversation', 'identity', 'leaving', 'office', 'org', 'papers', 'passport'],
  ...['proposal', 'today', 'travellers'],
]

/** Modules on many pages yet not on every one: maps, cards, calls, and form code with zod. */
const APART = [
  '/app/form-fields.',
  '/app/features/wish/',
  '/app/paraglide/messages/goal_',
  '/app/paraglide/messages/group_',
  '/app/map/',
  '/app/features/plan/core/first-draft-schema.',
  '/app/features/people/calendar/clock.',
  '/app/features/people/calendar/promise.',
  '/app/features/people/calendar/use-',
  '/app/features/request/guided/',
  '/app/paraglide/messages/promise_',
  '/app/text/format-due.',
  '/app/text/time-zone.',
  '/app/features/request/form/contact-',
  '/app/ui/dialog.',
  '/app/ui/field.',
  '/app/ui/text-area.',
  '/app/ui/text-field.',
  '/app/features/trip/trip-card/fitting-trips.',
  '/app/features/trip/trip-card/trip-card.tsx',
  ...['country', 'email', 'failed', 'message', 'name', 'optional', 'phone', 'privacy', 'sen', 'url'].map(
    field => `/app/paraglide/messages/contact_${field}`,
  ),
  '/app/paraglide/messages/form_',
  // The account, the office and the partners' area share these with each other, and with no public page.
  ...['conversation', 'money', 'office', 'plan', 'proposal', 'traveller'].map(
    shelf => `/app/features/${shelf}/`,
  ),
  '/app/emails/texts/',
  ...['account/', 'log-in/', 'newsletter/email-'].map(noun => `/app/features/account/${noun}`),
  '/app/client/',
  ...['account', 'office', 'partner'].map(area => `/app/pages/${area}/`),
  ...PRIVATE_SUBJECTS.map(subject => `/app/paraglide/messages/${subject}_`),
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
      ...['attribution', 'stored-records', 'note-arrival'].map(
        file => `/app/features/visit/attribution/${file}.ts`,
      ),
      '/app/features/search/search-box/search-key.ts',
      '/app/features/visit/analytics/suppressed.ts',
      '/app/features/visit/consent/consent.ts',
      '/app/client/late-fonts.ts',
      '/app/styles/late-faces.ts',
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
      '/app/features/people/staff/staff-card.',
      '/app/picture/masthead-',
      '/app/ui/display-ems.',
      '/app/ui/masthead.',
      '/app/ui/prose.',
    ],
    pages: 2,
  },
  // Every way to reach the operator.
  {
    name: 'reach',
    parts: [
      '/app/features/people/operator/reach-ways.',
      ...['answers_ask_office', 'answers_by_office', 'team_office_lead'].map(
        name => `/app/paraglide/messages/${name}.`,
      ),
      ...['book_a_call', 'call', 'chat', 'contact_us', 'lead', 'other_numbers', 'text', 'write'].map(
        name => `/app/paraglide/messages/team_${name}.`,
      ),
    ],
    pages: 2,
  },
  // Plates with their names, and the words above them.
  {
    name: 'plates',
    parts: [
      '/app/features/catalogue/species/plate-picture.',
      '/app/features/catalogue/species/species-card.',
      '/app/paraglide/messages/species_all.',
      '/app/paraglide/messages/theme_species',
    ],
    pages: 2,
  },
  // Checkboxes and disclosure controls of the finder and the planner.
  {
    name: 'choices',
    parts: [
      '/app/ui/check-field.',
      '/app/features/catalogue/list/list.',
      '/app/ui/pager.',
      '/app/paraglide/messages/first_draft_link.',
      '/app/paraglide/messages/search_ask.',
    ],
    pages: 2,
  },
  // Code of every form: text fields and validation, and by when an answer comes.
  {
    name: 'form',
    parts: [
      '/app/client/keep-phone-characters.',
      '/database/values/phone-characters.',
      '/database/values/seen.',
      '/app/features/people/calendar/clock.',
      '/app/text/format-due.',
      '/app/ui/text-area.',
      '/app/ui/text-field.',
      ...['not_text', 'one_line', 'too_long', 'too_many'].map(
        name => `/app/paraglide/messages/form_${name}.`,
      ),
      ...['name', 'name_required', 'optional', 'phone_characters', 'see_receipt', 'sent'].map(
        name => `/app/paraglide/messages/contact_${name}.`,
      ),
    ],
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
      'catalogue/hotel/trip-beds-section',
      'catalogue/trip-species/seen-band',
      'request/form/change-trip',
      'trip/trip/trip-face',
    ].map(file => `/app/features/${file}.module`),
  },
  // A country's page has the styles of treks and of countries that we do not plan, and asks by name as a theme does.
  {
    name: 'country-looks',
    parts: [
      ...[
        'trek/ask-about-trek',
        'trek/trek-head',
        'trek/trek-route',
        'unplanned/goes-well-with',
        'unplanned/unplanned-head',
      ].map(noun => `/app/features/catalogue/${noun}.module`),
      '/app/picture/ask-name.',
      '/app/paraglide/messages/country_best.',
    ],
    pages: 2,
  },
  // The sentence that promises an hour stands on pages without a form too.
  {
    name: 'promise-words',
    parts: ['/app/paraglide/messages/promise_by', '/app/picture/promised-answer.'],
    pages: 2,
  },
  { name: 'promise', parts: ['/app/features/people/calendar/use-'], pages: 2 },
  // The names of a sentence's choices.
  {
    name: 'choice-names',
    parts: [
      '/app/features/wish/choice-names.',
      '/app/paraglide/messages/goal_',
      '/app/paraglide/messages/group_',
    ],
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
  // Small parts of what travellers answer: drafts and votes.
  {
    name: 'answers',
    parts: [
      '/app/client/random-id.',
      ...['booking_refused_dates', 'standing_settled_of'].map(name => `/app/paraglide/messages/${name}.`),
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
      '/app/features/trip/season/season-words.',
      '/app/paraglide/messages/season_dry_',
      ...[
        ...['article_list_title', 'company_contents', 'country_all_trips', 'draft_title', 'experts_label'],
        ...['experts_title', 'footer_privacy', 'footer_terms', 'hotel_invented', 'hotel_lowest'],
        ...['itinerary_from_to', 'itinerary_ride', 'list_price_asked', 'nav_places_to_go'],
        ...['place_ask_office_title', 'place_height', 'price_unknown', 'review_all', 'search_trips'],
        ...['season_column_month', 'staff_with_us', 'theme_all_trips', 'trip_included'],
        ...['trip_nav_beds', 'trip_no_price'],
      ].map(name => `/app/paraglide/messages/${name}.`),
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
