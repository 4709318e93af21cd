import type { ReactNode } from 'react'
import { Brand } from '#app/brand/brand.tsx'
import { SocialLinks } from '#app/brand/social-links.tsx'
import { contactTargets, numbersToCall } from '#app/features/people/operator/operator.ts'
import { SearchBox } from '#app/features/search/search-box/search-box.tsx'
import {
  isTripPage,
  makeAdventureTarget,
  plannedCountry,
  type SiteNavigation,
} from '#app/frame/navigation/navigation-schema.ts'
import { contacts, links, type OtherLanguage, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { SavedLink } from '#app/ui/save-mark.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { CompanyPicture } from './company-picture.tsx'
import styles from './header.module.css'
import { type Menu, type MenuGroup, type MenuLink, siteMenus } from './header-menus.ts'
import { hoverMenus } from './hover-menus.ts'
import { GroupTitle, NumberDisc } from './menu-parts.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import topStyles from './top-bar.module.css'

export interface HeaderProps {
  site: SiteNavigation
  pathname: string
  otherLanguage: OtherLanguage
  /** `home` is over the first picture and scrolls with the page. */
  variant: 'page' | 'home'
  /** Tag of a country that was chosen on a page without one. */
  chosen?: string | null
}

interface TopBarProps {
  site: SiteNavigation
  pathname: string
  otherLanguage: OtherLanguage
}

/** The operator's contacts, above the bar (specification, section 2, Header). */
function TopBar({ site, pathname, otherLanguage }: TopBarProps) {
  const { operator, country, origin } = site
  const url = origin + links.authored(splitLocale(pathname).path)
  const targets = contactTargets(operator, { url, country: country?.name })
  return (
    <div className={`on-night ${topStyles.top}`}>
      <Wrap className={topStyles.in}>
        <div className={topStyles.side} ref={hoverMenus}>
          <Dropdown icon="phone" label={operator.phones.us.number}>
            {numbersToCall(operator.phones, country).map(({ label, number, e164 }) => (
              <li key={e164}>
                <Anchor to={contacts.call(e164)}>
                  <b>{label}</b> {number}
                </Anchor>
              </li>
            ))}
          </Dropdown>
          <Dropdown icon="chat-circle-text" label={m.nav_message_us()}>
            <Way to={targets.text} icon="chat-circle-text" label={m.nav_text_message()} />
            <Way to={targets.mail} icon="envelope-simple" label={m.nav_email()} />
            <Way to={targets.whatsapp} icon="whatsapp-logo" label="WhatsApp" />
            <Way to={targets.messenger} icon="messenger-logo" label="Messenger" />
          </Dropdown>
        </div>
        <div className={topStyles.side}>
          <Anchor to={operator.reviewSite.url} className={topStyles.item}>
            {operator.reviewSite.name}
            <Icon name="arrow-up-right-bold" size="xs" />
          </Anchor>
          <SocialLinks social={operator.social} />
          <a
            className={topStyles.item}
            href={otherLanguage.href}
            lang={otherLanguage.lang}
            hrefLang={otherLanguage.lang}
          >
            {otherLanguage.label}
          </a>
        </div>
      </Wrap>
    </div>
  )
}

function Dropdown({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <details name="top-bar" className={topStyles.dropdown} suppressHydrationWarning>
      <summary className={topStyles.item}>
        <Icon name={icon} />
        {label}
        <Icon name="caret-down-bold" size="xs" className={topStyles.caret} />
      </summary>
      <ul className={`on-paper ${topStyles.list}`}>{children}</ul>
    </details>
  )
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <li>
      <Anchor to={to}>
        <Icon name={icon} /> {label}
      </Anchor>
    </li>
  )
}

/** The header of every page (specification, section 2, Header). */
export function Header({ variant, ...common }: HeaderProps) {
  const menus = siteMenus(common.site)
  if (variant === 'home') return <HomeHeader {...common} menus={menus} />
  return (
    <header className={classNames(styles.header, isTripPage(common.pathname) && styles.passing)}>
      <TopBar {...common} />
      <Bar {...common} menus={menus} />
    </header>
  )
}

type BarProps = Omit<HeaderProps, 'variant'> & { menus: readonly Menu[] }

function Bar({ site, pathname, otherLanguage, menus }: BarProps) {
  const { operator, country } = site
  const onTrips = pathname === links.trips()
  return (
    <div className={styles.bar} ref={hoverMenus}>
      <Wrap className={styles.in}>
        <Brand name={operator.name} country={country} />
        <nav className={styles.nav} aria-label={m.nav_main()}>
          <ul>
            {menus.map(menu => (
              <li key={menu.key}>
                <MegaMenu menu={menu} />
              </li>
            ))}
            <li>
              <Anchor to={links.trips()} className={styles.name} aria-current={onTrips ? 'page' : undefined}>
                {m.nav_trips()}
              </Anchor>
            </li>
          </ul>
        </nav>
        <div className={styles.end}>
          <div className={styles.search}>
            <SearchBox variant="bar" />
          </div>
          <SavedLink to={links.saved()} />
          <Anchor to={links.account()} className={styles.account} aria-label={m.nav_account()}>
            <Icon name="user-circle" />
          </Anchor>
          <Button
            to={makeAdventureTarget(pathname, plannedCountry(country)?.tag ?? null)}
            size="sm"
            className={styles.adventure}
          >
            {m.nav_make_my_adventure()}
          </Button>
          <MobileMenu site={site} menus={menus} pathname={pathname} otherLanguage={otherLanguage} />
        </div>
      </Wrap>
    </div>
  )
}

function HomeHeader({ site, pathname, otherLanguage, menus, chosen }: BarProps) {
  const { us } = site.operator.phones
  const ways = [
    { to: '#wall', label: m.nav_destinations() },
    { to: links.trips(), label: m.nav_trips() },
    { to: '#how', label: m.nav_how_it_works() },
    { to: '#voices', label: m.nav_testimonials() },
  ]
  return (
    <header className={classNames('on-sky', styles.home)}>
      <Wrap className={styles.homeIn}>
        <Brand name={site.operator.name} country={null} />
        <nav className={styles.nav} aria-label={m.nav_main()}>
          <ul>
            {ways.map(({ to, label }) => (
              <li key={to}>
                <Anchor to={to} className={styles.name}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.homeEnd}>
          <div className={styles.search}>
            <SearchBox variant="bar" />
          </div>
          <Anchor to={contacts.call(us.e164)} className={classNames(styles.name, styles.wide)}>
            <Icon name="phone" />
            {us.number}
          </Anchor>
          <a
            href={otherLanguage.href}
            lang={otherLanguage.lang}
            hrefLang={otherLanguage.lang}
            className={classNames(styles.name, styles.wide)}
          >
            {otherLanguage.label}
          </a>
          <Anchor to={links.account()} className={classNames(styles.name, styles.wide)}>
            <Icon name="user-circle" />
            {m.nav_account()}
          </Anchor>
          <SavedLink to={links.saved()} />
          <MobileMenu
            site={site}
            menus={menus}
            pathname={pathname}
            otherLanguage={otherLanguage}
            chosen={chosen}
          />
        </div>
      </Wrap>
    </header>
  )
}

/** One menu of the wide header: its name in the bar, and a panel as wide as the page below. */
function MegaMenu({ menu: { key, label, groups, foot } }: { menu: Menu }) {
  return (
    // It may have been opened before the script was loaded.
    <details name="mega-menu" className={styles.menu} suppressHydrationWarning>
      <summary className={styles.name}>
        {label}
        <Icon name="caret-down-bold" size="xs" className={styles.caret} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.sheet}>
          <Wrap className={classNames(styles.groups, styles[key])}>
            {groups.map(group => (
              <Group key={group.title ?? group.look} group={group} />
            ))}
          </Wrap>
          {foot && (
            <div className={styles.foot}>
              <Wrap className={styles.ends}>
                {foot.map(({ to, label, icon }) => (
                  <MoreLink key={to} to={to} icon={icon}>
                    {label}
                  </MoreLink>
                ))}
              </Wrap>
            </div>
          )}
        </div>
      </div>
    </details>
  )
}

function Group({ group: { look, title, links } }: { group: MenuGroup }) {
  return (
    <div>
      {title && <GroupTitle>{title}</GroupTitle>}
      <ul className={styles[look]}>
        {links.map((link, index) => (
          <li key={link.label}>
            <Anchor to={link.to} className={look === 'cards' ? styles.card : undefined}>
              {look === 'cards' && <Card link={link} />}
              {look === 'places' && <Place link={link} number={index + 1} />}
              {(look === 'names' || look === 'list') && link.label}
              {look === 'names' && link.line && <small>{link.line}</small>}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Place({ link: { label, line }, number }: { link: MenuLink; number: number }) {
  return (
    <>
      <NumberDisc number={number} />
      <span>
        <b>{label}</b>
        {line && <small>{line}</small>}
      </span>
    </>
  )
}

function Card({ link: { label, line, picture } }: { link: MenuLink }) {
  return (
    <>
      {picture && <CompanyPicture picture={picture} />}
      <Display as="b" size={24}>
        {label}
      </Display>
      <small>{line}</small>
    </>
  )
}
