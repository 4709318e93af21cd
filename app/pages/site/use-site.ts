import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#app/paraglide/runtime.js'
import type { loader } from './layout.tsx'

/** What the layout has loaded for every page: the operator, the countries, who answers. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>(`${getLocale()}:layout`)
  if (!site) throw new Error('this page stands outside the site’s layout')
  return site
}
