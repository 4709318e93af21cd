/** Replaces the template in front of it by its content, and removes itself. */
const START =
  '(me=>{let late=me.previousSibling;late.replaceWith(late.content);me.remove()})(document.currentScript)'

/**
 * The page can be read and used without its scripts: they are requested when all of it has been parsed, so that they
 * do not compete with its styles, fonts and first picture. The content of a template is not fetched.
 */
export function startScriptsLast(html: string, nonce: string): string {
  const preloads: string[] = []
  const rest = html.replaceAll(/<link rel="modulepreload" [^>]*>/g, link => {
    preloads.push(link)
    return ''
  })
  const [module = ''] = /<script [^>]*type="module"[\s\S]*?<\/script>/.exec(rest) ?? []
  if (!module) return html
  const start = `<template>${preloads.join('')}${module}</template><script nonce="${nonce}">${START}</script>`
  // React's own scripts behind it contain the page's data.
  return rest.replace(module, () => start)
}
