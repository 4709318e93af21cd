import type { MetaDescriptor } from 'react-router'
import { links } from '#app/links.ts'
import { m } from '#app/paraglide/messages.js'

/** Tells feed readers the address of the articles' feed. */
export function feedLink(): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: m.article_list_title(),
    href: links.articleFeed(),
  }
}
