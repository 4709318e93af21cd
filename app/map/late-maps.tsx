import { whenWanted } from '#app/ui/when-wanted.tsx'

/** Maps beside a list: whole in the HTML; the script that answers the pointer comes when they are nearly seen. */

export const LateRouteMap = whenWanted(async () => (await import('./route-map.tsx')).RouteMap)

export const LateCountryMap = whenWanted(async () => (await import('./country-map.tsx')).CountryMap)
