import { Suspense } from 'react'
import { whenWanted } from '#app/ui/when-wanted.ts'
import { frameStyles } from './frame-styles.ts'
import type { HeaderProps } from './header.tsx'

const Header = whenWanted(async () => (await import('./header.tsx')).Header, frameStyles)

/** The head of every page: its links and menus work before their script is there. */
export function SiteHeader(props: HeaderProps) {
  return (
    <Suspense>
      <Header {...props} />
    </Suspense>
  )
}
