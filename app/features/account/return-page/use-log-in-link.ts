import { useLocation } from 'react-router'
import { links } from '#app/links.ts'

/** Where to log in, and from there back to this page. */
export function useLogInLink(): string {
  const { pathname, search } = useLocation()
  return links.logIn({ next: `${pathname}${search}` })
}

/** Where somebody goes once they are logged in: a page of ours that only they can see, else their account. */
export function pageAfterLogIn(next: string | null): string {
  return next && /^(\/es)?\/(account|admin|org|book)(\/|\?|$)/.test(next) ? next : links.account()
}
