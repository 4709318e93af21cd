import { areaName } from '#app/features/catalogue/country/country.ts'
import { contactTargets, numbersToCall } from '#app/features/people/operator/operator.ts'
import type {
  CompanyMenu,
  CountryLink,
  CountryNavigation,
  NavLink,
  SiteNavigation,
} from '#app/frame/navigation/navigation-schema.ts'
import { contacts, links, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import type { IconName } from '#app/ui/icons.ts'
import { AREAS } from '#database/values/areas.ts'

import type { CompanyPictureData } from './company-picture.tsx'

/** A link of a menu, ready for rendering. */
export interface MenuLink {
  to: string
  label: string
  line?: string | undefined
  picture?: CompanyPictureData
}

/** A link below the groups of a menu. */
export interface MenuFoot {
  to: string
  label: string
  icon?: IconName
}

/** Links that belong together. `names` are few and large, `places` have a number and a line of text. */
export interface MenuGroup {
  look: 'names' | 'places' | 'list' | 'cards'
  title?: string
  links: MenuLink[]
}

export interface Menu {
  key: 'destinations' | 'trip-types' | 'things-to-do' | 'company' | 'ways'
  label: string
  groups: MenuGroup[]
  /** Links below the groups. */
  foot?: MenuFoot[]
}

/** The menus of the header (specification, section 2, Header). */
export function siteMenus({
  countries,
  country,
  company,
}: Pick<SiteNavigation, 'countries' | 'country' | 'company'>): Menu[] {
  const menus: Menu[] = [country ? countryMenu(country) : countriesMenu(countries)]
  if (country?.vacationThemes.length) menus.push(tripTypesMenu(country))
  if (country?.topActivities.length) menus.push(thingsToDoMenu(country))
  menus.push(companyMenu(country, company))
  return menus
}

/** How to reach the operator, for screens without the top bar (specification, section 2, Header). */
export function waysMenu({ operator, country, origin }: SiteNavigation, pathname: string): Menu {
  const url = origin + links.authored(splitLocale(pathname).path)
  const { text, mail, whatsapp, messenger } = contactTargets(operator, { url, country: country?.name })
  const { name: label, url: to } = operator.reviewSite
  return {
    key: 'ways',
    label: m.nav_ways(),
    groups: [
      {
        look: 'list',
        title: m.nav_call_us(),
        links: numbersToCall(operator.phones, country).map(each => ({
          to: contacts.call(each.e164),
          label: `${each.label} ${each.number}`,
        })),
      },
      {
        look: 'list',
        title: m.nav_message_us(),
        links: [
          { to: text, label: m.nav_text_message() },
          { to: mail, label: m.nav_email() },
          { to: whatsapp, label: 'WhatsApp' },
          { to: messenger, label: 'Messenger' },
        ],
      },
    ],
    foot: [{ to, label }],
  }
}

function countriesMenu(countries: readonly CountryLink[]): Menu {
  const groups = AREAS.map(
    (area): MenuGroup => ({
      look: 'names',
      title: areaName(area),
      links: countries
        .filter(country => country.area === area)
        .map(({ tag, name, trips }) => ({
          to: links.country(tag),
          label: name,
          line: trips > 0 ? m.finder_trips({ count: trips }) : undefined,
        })),
    }),
  )
  return {
    key: 'destinations',
    label: m.nav_destinations(),
    groups: withLinks(groups),
    foot: [
      { to: links.whenToGo(), label: m.when_nav() },
      { to: links.floraFauna(), label: m.footer_flora_fauna() },
      { to: links.experts(), label: m.experts_title() },
    ],
  }
}

/** The pages that every country with trips has beside its places; what to know before going, where it is written. */
function countryPages({ tag, name, hasBefore }: CountryNavigation): MenuFoot[] {
  return [
    { to: links.destinations(tag), label: m.nav_all_destinations({ country: name }) },
    { to: links.hotels(tag), label: m.place_hotels() },
    ...(hasBefore ? [{ to: links.beforeYouGo(tag), label: m.before_crumb() }] : []),
    { to: links.countryMap(tag), label: m.sitemap_map() },
  ]
}

function countryMenu(country: CountryNavigation): Menu {
  const { isPlanned, placeThemes, topPlaces } = country
  return {
    key: 'destinations',
    label: m.nav_destinations(),
    groups: withLinks([
      { look: 'names', title: m.nav_highlights(), links: authored(placeThemes) },
      { look: 'places', title: m.nav_places_to_go(), links: authored(topPlaces) },
    ]),
    foot: [
      ...(isPlanned ? countryPages(country) : []),
      { to: links.whenToGo(), label: m.when_nav() },
      { to: links.countries(), label: m.nav_change_country(), icon: 'globe-simple' },
    ],
  }
}

function tripTypesMenu({ tag, name, isPlanned, vacationThemes }: CountryNavigation): Menu {
  return {
    key: 'trip-types',
    label: m.nav_trip_types(),
    groups: [{ look: 'names', links: authored(vacationThemes) }],
    foot: isPlanned ? [{ to: links.trips({ fcountry: [tag] }), label: `${m.nav_trips()}: ${name}` }] : [],
  }
}

function thingsToDoMenu({ tag, name, isPlanned, topActivities }: CountryNavigation): Menu {
  const categories = new Set(topActivities.map(activity => activity.category))
  return {
    key: 'things-to-do',
    label: m.nav_things_to_do(),
    groups: [...categories].map(category => ({
      look: 'list',
      title: category,
      links: authored(topActivities.filter(activity => activity.category === category)),
    })),
    foot: isPlanned ? [{ to: links.tours(tag), label: m.country_all_tours({ country: name }) }] : [],
  }
}

function companyMenu(
  country: CountryNavigation | null,
  { review, reviews, faces, towns }: CompanyMenu,
): Menu {
  const cards: MenuLink[] = [
    {
      to: links.howItWorks(),
      label: m.nav_how_it_works(),
      line: m.nav_how_it_works_line(),
      picture: { kind: 'draft' },
    },
    {
      to: links.company(),
      label: m.nav_about_us(),
      line: m.nav_about_us_line(),
      picture: { kind: 'tree' },
    },
    {
      to: links.testimonials(),
      label: m.nav_testimonials(),
      line: reviews ? m.nav_testimonials_line(reviews) : m.nav_testimonials_none(),
      ...(review && { picture: { kind: 'review', review } as const }),
    },
  ]
  cards.push({
    ...(country?.isPlanned
      ? { to: links.team(country.tag), label: m.nav_meet_team({ country: country.name }) }
      : { to: links.experts(), label: m.experts_title() }),
    line: towns || m.nav_meet_team_line(),
    ...(faces.length > 0 && { picture: { kind: 'team', faces } as const }),
  })
  return { key: 'company', label: m.nav_company(), groups: [{ look: 'cards', links: cards }] }
}

function authored(entries: readonly (NavLink & { line?: string | undefined })[]): MenuLink[] {
  return entries.map(({ link, label, line }) => ({ to: links.authored(link), label, line }))
}

function withLinks(groups: readonly MenuGroup[]): MenuGroup[] {
  return groups.filter(group => group.links.length > 0)
}
