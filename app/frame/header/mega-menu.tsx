import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { CompanyPicture } from './company-picture.tsx'
import type { Menu, MenuGroup, MenuLink } from './header-menus.ts'
import styles from './mega-menu.module.css'
import { GroupTitle, NumberDisc } from './menu-parts.tsx'

/** One menu of the wide header: its name in the bar, and a panel as wide as the page below. */
export function MegaMenu({ menu: { key, label, groups, foot } }: { menu: Menu }) {
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
