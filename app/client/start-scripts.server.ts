/** Puts what the template before it holds in its place, and leaves no trace of itself. */
const START =
  '(me=>{let late=me.previousSibling;late.replaceWith(late.content);me.remove()})(document.currentScript)'

/**
 * The page can be read and used without its scripts: they are asked for when all of it has been read, so that on no
 * connection they take part of what its style, faces and first picture need. What is in a template is not fetched.
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
  // React's own scripts after it bring the page's data.
  return rest.replace(module, () => start)
}
