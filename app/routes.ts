import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'

/** Every page, once for each language; the id carries the language because ids must be unique. */
function site(locale: 'en' | 'es'): RouteConfigEntry[] {
  function page(path: string, file: string): RouteConfigEntry {
    return route(path, `pages/site/${file}.tsx`, { id: `${locale}:${file}` })
  }
  return [
    layout('pages/site/layout.tsx', { id: `${locale}:layout` }, [
      index('pages/site/home.tsx', { id: `${locale}:home` }),
      page('trips', 'trips'),
      page('ask', 'ask'),
      page('testimonials', 'testimonials'),
      page('expert', 'experts'),
      page('expert/:fkey', 'expert'),
      page('receipt/:receiptKey', 'receipt'),
      page('maps/trip/:tripKey', 'trip-map'),
      page(':country', 'country'),
      page(':country/maps', 'country-map'),
      page(':country/trip/:tripKey', 'trip'),
      page(':country/team', 'team'),
      page('*', 'not-found'),
    ]),
  ]
}

export default [
  ...prefix('dev', [
    route('art', 'pages/dev/contact-sheet.tsx'),
    route('media', 'pages/dev/media.tsx'),
    route('mail', 'pages/dev/mailbox.tsx'),
    route('mail/:letterId', 'pages/dev/letter.tsx'),
  ]),
  ...prefix('es', site('es')),
  ...site('en'),
] satisfies RouteConfig
