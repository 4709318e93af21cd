import type { ComponentProps } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Brand } from '#app/brand/brand.tsx'
import { links, otherLanguage } from '#app/links.ts'
import { ExplorerBar } from '#app/map/explorer/explorer.tsx'
import { useSite } from './use-site.ts'

/** The selection on a full-screen map is in its query, which changes the view and not the data. */
export function revalidateOnPath({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

/** The bar above a full-screen map. */
export function MapBar(props: Pick<ComponentProps<typeof ExplorerBar>, 'back' | 'title'>) {
  const { pathname, search } = useLocation()
  const { site } = useSite()
  return (
    <ExplorerBar
      brand={<Brand name={site.operator.name} country={null} />}
      saved={links.saved()}
      other={otherLanguage(pathname, search)}
      {...props}
    />
  )
}
