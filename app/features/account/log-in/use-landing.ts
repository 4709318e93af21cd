import { useNavigate, useSearchParams } from 'react-router'
import { isNextPage } from '#app/features/account/identity/identity.ts'
import { links } from '#app/links.ts'
import { getMe } from './identity-calls.ts'

/** The page that was wanted before the log-in, from the address; undefined for none, and for any other site's. */
export function useNextPage(): string | undefined {
  const next = useSearchParams()[0].get('next')
  return next !== null && isNextPage(next) ? next : undefined
}

/** Where a person lands who wanted no particular page: on their own desk. */
async function findDesk(): Promise<string> {
  const me = await getMe(new AbortController().signal).catch(() => null)
  if (me?.role === 'planner' || me?.role === 'admin') return links.office()
  return me?.role === 'partner' ? links.org() : links.account()
}

/** Opens the page that a log-in was for. */
export function useLanding(): () => Promise<void> {
  const navigate = useNavigate()
  const next = useNextPage()
  return async () => navigate(next ?? (await findDesk()), { replace: true })
}
