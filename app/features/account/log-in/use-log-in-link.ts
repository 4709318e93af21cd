import { useLocation } from 'react-router'
import { links } from '#app/links.ts'

/** Link to the login, which returns to this page. */
export function useLogInLink(): string {
  const { pathname, search } = useLocation()
  return links.logIn({ next: `${pathname}${search}` })
}

/** Page to open after the login: a private page of this site, otherwise the account. */
export function pageAfterLogIn(next: string | null): string {
  return next && /^(\/es)?\/(account|admin|org|book)(\/|\?|$)/.test(next) ? next : links.account()
}
