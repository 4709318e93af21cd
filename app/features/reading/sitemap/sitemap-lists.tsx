import { Anchor } from '#app/ui/anchor.tsx'
import { Display } from '#app/ui/display.tsx'
import styles from './sitemap-lists.module.css'
import type { SitemapPart } from './sitemap-schema.ts'

/** Parts of the sitemap, each in columns. */
export function SitemapLists({ parts }: { parts: readonly SitemapPart[] }) {
  return (
    <div className={styles.parts}>
      {parts.map(({ id, title, groups }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.part}>
          <Display size={44} id={`${id}-title`}>
            {title}
          </Display>
          <div className={styles.groups}>
            {groups.map(group => (
              <div key={group.title} className={styles.group}>
                <h3>{group.title}</h3>
                <ul>
                  {group.links.map(({ to, label }) => (
                    <li key={to}>
                      <Anchor to={to}>{label}</Anchor>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
