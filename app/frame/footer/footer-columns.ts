import { makeAdventureTarget } from '#app/frame/navigation/navigation.ts'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'

interface FooterColumn {
  title: string
  /** `ask` marks a link that may open as a question over the page. */
  links: { to: string; label: string; ask?: boolean }[]
}

/**
 * The footer's links; those to destinations, tours and people need a country (specification, section 2).
 * `path` is the page's, without language; `asksAbout` its country, also where we plan no trips.
 */
export function footerColumns(
  country: { tag: string; name: string } | null,
  path: string,
  asksAbout = country?.tag,
): FooterColumn[] {
  const within = country ? { country: country.name } : undefined
  return [
    {
      title: m.nav_make_my_adventure(),
      links: [
        { to: makeAdventureTarget(path, country?.tag ?? null), label: m.footer_plan_a_trip() },
        { to: links.trips(), label: m.nav_trips() },
        { to: links.whenToGo(), label: m.when_nav() },
        ...(country && within
          ? [
              { to: links.destinations(country.tag), label: m.footer_country_destinations(within) },
              { to: links.tours(country.tag), label: m.footer_country_tours(within) },
            ]
          : []),
        { to: links.account(), label: m.nav_account() },
      ],
    },
    {
      title: m.footer_support(),
      links: [
        {
          to: links.ask({ country: asksAbout, url: links.authored(path) }),
          label: m.contact_title(),
          ask: true,
        },
        { to: links.contact(), label: m.nav_contact() },
        ...(country ? [{ to: links.team(country.tag), label: m.footer_book_a_call() }] : []),
        { to: links.privacy(), label: m.footer_privacy() },
        { to: links.terms(), label: m.footer_terms() },
        { to: links.sitemap(), label: m.footer_sitemap() },
      ],
    },
    {
      title: m.nav_company(),
      links: [
        { to: links.howItWorks(), label: m.nav_how_it_works() },
        { to: links.company(), label: m.nav_about_us() },
        { to: links.testimonials(), label: m.nav_testimonials() },
        { to: links.articles(), label: m.article_list_title() },
        { to: links.floraFauna(), label: m.footer_flora_fauna() },
        { to: links.apiDocs(), label: m.footer_api() },
        ...(country && within ? [{ to: links.team(country.tag), label: m.nav_meet_team(within) }] : []),
      ],
    },
  ]
}
