import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { MoreLink } from '#app/ui/more-link.tsx'
import styles from './lost-search.module.css'
import { SearchBox } from './search-box.tsx'
import { useFound } from './use-found.ts'

/** The words of an address without a page: those of its last part that has any, as one would search for them. */
export function addressWords(pathname: string): string {
  const parts = pathname.split('/').map(part =>
    readable(part)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return parts.findLast(part => /\p{L}{3}/u.test(part))?.slice(0, LONGEST) ?? ''
}

const LONGEST = 80

function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const MOST = 4

/**
 * For who came by an address without a page: the search with its words, and the best of what they find. What is found
 * comes later, so it stands below the other ways on.
 */
export function LostSearch({ path, children }: { path: string; children: ReactNode }) {
  const words = addressWords(path)
  const { answer } = useFound(words)
  const best = answer?.order.flatMap(kind => answer[kind].slice(0, 2)).slice(0, MOST) ?? []
  return (
    <div className={styles.lost}>
      <div className={styles.box}>
        <SearchBox variant="page" words={words} />
      </div>
      {children}
      <div role="status" className={styles.guesses}>
        {best.length > 0 && (
          <>
            <b>{m.error_guesses()}</b>
            <ul>
              {best.map(({ url, name }) => (
                <li key={url}>
                  <MoreLink to={url}>{name}</MoreLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
