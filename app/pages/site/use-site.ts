import { useRouteLoaderData } from 'react-router'
import { getLocale } from '#app/paraglide/runtime.js'
import type { loader } from './layout.tsx'

/** The layout's data for every page: the operator, the countries, the planners. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>(`${getLocale()}:layout`)
  if (!site) throw new Error('this page stands outside the site’s layout')
  return site
}
