import { useLocation } from 'react-router'
import { links } from '#app/links.ts'

/** Link to the login, which returns to this page. A token behind the # is not carried along. */
export function useLogInLink(): string {
  const { pathname, search, hash } = useLocation()
  return links.logIn({ next: `${pathname}${search}${/^#[\w-]+$/.test(hash) ? hash : ''}` })
}
