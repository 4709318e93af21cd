import { useId, useRef } from 'react'
import { Brand } from '#app/brand/brand.tsx'
import { contactTargets } from '#app/features/people/operator/operator.ts'
import { SearchBox } from '#app/features/search/search-box/search-box.tsx'
import {
  makeAdventureTarget,
  plannedCountry,
  type SiteNavigation,
} from '#app/frame/navigation/navigation-schema.ts'
import { contacts, links, type OtherLanguage, splitLocale } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'
import { Anchor } from '#app/ui/anchor.tsx'
import { Button } from '#app/ui/button.tsx'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Menu, waysMenu } from './header-menus.ts'
import { GroupTitle, NumberDisc } from './menu-parts.tsx'
import styles from './mobile-menu.module.css'

interface MobileMenuProps {
  site: SiteNavigation
  menus: readonly Menu[]
  pathname: string
  otherLanguage: OtherLanguage
  /** Tag of a country that was chosen on a page without one. */
  chosen?: string | null | undefined
}

/** What can be focused in an open menu. */
function stopsIn(dialog: HTMLDialogElement | null): HTMLElement[] {
  const stops = dialog?.querySelectorAll<HTMLElement>('a, button, input, summary') ?? []
  return [...stops].filter(stop => stop.checkVisibility())
}

/** Keeps the focus inside: from its end to its start, and back. */
function keepFocus(dialog: HTMLDialogElement | null, to: EventTarget | null): void {
  if (!(dialog?.matches(':popover-open') && to instanceof Node) || dialog.contains(to)) return
  const isBack = to.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING
  stopsIn(dialog)
    .at(isBack ? -1 : 0)
    ?.focus()
}

function openFirstLevel(dialog: HTMLDialogElement | null): void {
  for (const level of dialog?.querySelectorAll('details') ?? []) level.open = false
}

/**
 * The menu of small screens: full-screen, one level deep. It is a popover, with and without script: a modal dialog makes
 * the page behind it inert, for which the styles of every element are computed anew.
 */
export function MobileMenu({ site, menus, pathname, otherLanguage, chosen }: MobileMenuProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { operator, country } = site
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={m.nav_menu()}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        <Icon name="list-bold" className={styles.sign} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only notices that one of its links was followed */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className={`on-paper ${styles.menu}`}
        aria-label={m.nav_menu()}
        aria-modal="true"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) dialog.current?.hidePopover()
        }}
        onBlur={({ relatedTarget }) => keepFocus(dialog.current, relatedTarget)}
        onToggle={({ newState }) => {
          if (newState === 'open') stopsIn(dialog.current)[0]?.focus()
          else openFirstLevel(dialog.current)
        }}
      >
        <div className={styles.top}>
          <Brand name={operator.name} country={country} />
          <button
            type="button"
            className={styles.close}
            aria-label={m.nav_menu_close()}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="x-bold" className={styles.sign} />
          </button>
        </div>
        <SearchBox variant="menu" />
        <Sections menus={[...menus, waysMenu(site, pathname)]} />
        <Ways site={site} pathname={pathname} otherLanguage={otherLanguage} chosen={chosen} />
      </dialog>
    </>
  )
}

function Sections({ menus }: { menus: readonly Menu[] }) {
  const pages = [
    { to: links.trips(), label: m.nav_trips() },
    { to: links.account(), label: m.nav_account() },
  ]
  return (
    <ul className={styles.list}>
      {menus.map(menu => (
        <li key={menu.key}>
          <Level menu={menu} />
        </li>
      ))}
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Anchor to={to} className={styles.line}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function Ways({ site, pathname, otherLanguage, chosen = null }: Omit<MobileMenuProps, 'menus'>) {
  const { operator, country, origin } = site
  const { us } = operator.phones
  const url = origin + links.authored(splitLocale(pathname).path)
  const { whatsapp } = contactTargets(operator, { url, country: country?.name })
  return (
    <div className={styles.foot}>
      <Button to={makeAdventureTarget(pathname, plannedCountry(country)?.tag ?? chosen)} size="lg" block>
        {m.nav_make_my_adventure()}
      </Button>
      <div className={styles.ways}>
        <Anchor to={contacts.call(us.e164)}>
          <Icon name="phone" /> {us.number}
        </Anchor>
        <Anchor to={whatsapp}>
          <Icon name="whatsapp-logo" /> WhatsApp
        </Anchor>
        <a href={otherLanguage.href} lang={otherLanguage.lang} hrefLang={otherLanguage.lang}>
          {otherLanguage.label}
        </a>
      </div>
    </div>
  )
}

/** A section: its name opens it, and while it is open the same line leads back. */
function Level({ menu: { label, groups, foot = [] } }: { menu: Menu }) {
  const further = { look: 'list' as const, title: '', links: foot }
  return (
    <details name="mobile-menu" className={styles.level} suppressHydrationWarning>
      <summary>
        <span className={styles.line}>
          {label}
          <Icon name="arrow-right-bold" />
        </span>
        <span className={styles.back}>
          <Icon name="arrow-left-bold" />
          {m.nav_back()}
        </span>
      </summary>
      <Display size={44} className={styles.heading}>
        {label}
      </Display>
      {[...groups, further].map(({ look, title, links }) => (
        <div key={title ?? look} className={styles.group}>
          {title && <GroupTitle>{title}</GroupTitle>}
          <ul>
            {links.map((link, index) => (
              <li key={link.label}>
                <Anchor to={link.to}>
                  {look === 'places' && <NumberDisc number={index + 1} />}
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
