import { Suspense } from 'react'
import { whenWanted } from '#app/ui/when-wanted.ts'
import type { HeaderProps } from './header.tsx'
import { headerStyles } from './header-styles.ts'

const Header = whenWanted(async () => (await import('./header.tsx')).Header, headerStyles)

/** The head of every page: its links and menus work before their script is there. */
export function SiteHeader(props: HeaderProps) {
  return (
    <Suspense>
      <Header {...props} />
    </Suspense>
  )
}
