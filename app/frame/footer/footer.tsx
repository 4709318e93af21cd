import { Wordmark } from '#app/brand/brand.tsx'
import { SocialLinks } from '#app/brand/social-links.tsx'
import {
  makeAdventureTarget,
  plannedCountry,
  type SiteNavigation,
} from '#app/frame/navigation/navigation-schema.ts'
import { siteFrame } from '#app/frame/navigation/site-frame.ts'
import { contacts, links, type OtherLanguage, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DiscButton } from '#app/ui/disc-button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Text } from '#app/ui/text.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './footer.module.css'

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
              { to: links.hotels(country.tag), label: m.footer_country_hotels(within) },
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

export interface FooterProps {
  site: SiteNavigation
  pathname: string
  otherLanguage: OtherLanguage
}

/** The footer of a page (specification, section 2, Footer); its links alone at the end of one without it (decision 13). */
export function Footer({ site, pathname, otherLanguage }: FooterProps) {
  const light = siteFrame(pathname).closing
  const { operator, country } = site
  const { us, ca, uk } = operator.phones
  return (
    <footer className={`on-night ${styles.foot}`}>
      <Wrap>
        <div className={classNames(styles.top, light && styles.light)}>
          {!light && <Newsletter />}
          <nav className={styles.columns} aria-label={m.footer_label()}>
            {footerColumns(
              plannedCountry(country),
              splitLocale(pathname).path,
              site.asksAbout ?? undefined,
            ).map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ to, label, ask }) => (
                    <li key={label}>
                      <Anchor to={to} data-ask={ask || undefined}>
                        {label}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div>
              <h2>{m.footer_call()}</h2>
              <ul>
                {[us, ca, uk].map(({ label, number, e164 }) => (
                  <li key={e164} className={styles.phone}>
                    {label} <Anchor to={contacts.call(e164)}>{number}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        </div>
        <div className={styles.end}>
          <span className={styles.sign} aria-hidden="true">
            <Wordmark name={operator.name} />
          </span>
          <Text size="fine" className={styles.story}>
            {m.footer_story()}
          </Text>
          <div className={styles.legal}>
            <a href={otherLanguage.href} lang={otherLanguage.lang} hrefLang={otherLanguage.lang}>
              {otherLanguage.label}
            </a>
            {site.asksConsent && (
              <Anchor to={links.otherEyes()} data-consent>
                {m.consent_change()}
              </Anchor>
            )}
            <Text as="span" size="fine" suppressHydrationWarning>
              {m.footer_copyright({ year: new Date().getUTCFullYear(), name: operator.legalName })}
            </Text>
            <SocialLinks social={operator.social} />
          </div>
        </div>
      </Wrap>
    </footer>
  )
}

/** The newsletter form. It takes the email address to the sign-up page. */
function Newsletter() {
  return (
    <div>
      <Display size={44}>{m.footer_newsletter_title()}</Display>
      <Text tone="quiet" className={styles.line}>
        {m.footer_newsletter_line()}
      </Text>
      <form className={styles.signup} action={links.signup()} method="get">
        <label>
          <VisuallyHidden>{m.footer_newsletter_email()}</VisuallyHidden>
          <input
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={m.footer_newsletter_placeholder()}
          />
        </label>
        <DiscButton type="submit" icon="arrow-right-bold" look="red" label={m.footer_newsletter_send()} />
      </form>
    </div>
  )
}
