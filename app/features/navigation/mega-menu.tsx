import { PictureFrame } from '#app/features/picture/picture-frame.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Display } from '#app/ui/display.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import styles from './mega-menu.module.css'
import type { Menu, MenuGroup, MenuLink } from './navigation.ts'

/** One menu of the wide header: its name in the bar, and a panel as wide as the page under it. */
export function MegaMenu({ menu }: { menu: Menu }) {
  const [onwards, change] = menu.foot ?? []
  return (
    // It may have been opened before the script came.
    <details name="mega-menu" suppressHydrationWarning>
      <summary className={styles.name}>
        {menu.label}
        <Icon name="caret-down-bold" size="xs" className={styles.caret} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.sheet}>
          <Wrap className={classNames(styles.groups, styles[menu.key])}>
            {menu.groups.map(group => (
              <Group key={group.title ?? group.look} group={group} />
            ))}
          </Wrap>
          {onwards && change && (
            <div className={styles.foot}>
              <Wrap className={styles.ends}>
                <MoreLink to={onwards.to}>{onwards.label}</MoreLink>
                <MoreLink to={change.to} icon="globe-simple">
                  {change.label}
                </MoreLink>
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
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles[look]}>
        {links.map((link, index) => (
          <li key={link.to}>
            {look === 'cards' ? (
              <Card link={link} />
            ) : (
              <Anchor to={link.to}>
                {look === 'places' ? <Place link={link} number={index + 1} /> : link.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Place({ link: { label, line }, number }: { link: MenuLink; number: number }) {
  return (
    <>
      <span className={styles.dot} aria-hidden="true">
        {number}
      </span>
      <span>
        <b>{label}</b>
        {line && <small>{line}</small>}
      </span>
    </>
  )
}

function Card({ link: { to, label, line, picture } }: { link: MenuLink }) {
  return (
    <Anchor to={to} className={styles.card}>
      {picture && <PictureFrame picture={picture} ratio="4x3" sizes="20rem" decorative />}
      <Display as="b" size={24}>
        {label}
      </Display>
      <small>{line}</small>
    </Anchor>
  )
}
