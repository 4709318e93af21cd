import '#app/styles/tokens.css'
import '#app/styles/base.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router'
import { files, inLocale } from '#app/links.ts'
import { PAGE_GLOBALS } from '#app/page-globals.ts'
import { ErrorPage } from '#app/pages/site/error-page.tsx'
import { getLocale } from '#app/paraglide/runtime.js'
import { fontPreloads } from '#app/styles/font-preloads.ts'
import { PendingLine } from '#app/ui/pending-line.tsx'

export const links = () => fontPreloads

export function Layout({ children }: { children: ReactNode }) {
  return (
    // A script sets its scrollbar width on <html> before hydration.
    <html lang={getLocale()} suppressHydrationWarning={true}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <meta name="theme-color" content="#82b2df" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href={files.icon('touch-180')} />
        <link rel="manifest" href={inLocale('/manifest.webmanifest', getLocale())} />
        <Meta />
        <Links />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, which the policy names by their hash
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? PAGE_GLOBALS : '' }}
          suppressHydrationWarning
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      {useNavigation().state !== 'idle' && <PendingLine />}
      <Outlet />
    </>
  )
}

export { ErrorPage as ErrorBoundary }
