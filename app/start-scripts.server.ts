/**
 * Puts what a template holds in its place after the next frame, or at once where none is drawn: four at a time, because
 * each is a request, and a move of the reader is answered in between. It leaves no trace of itself.
 */
const START =
  '(me=>{let late=me.previousSibling,{content}=late,start=()=>{late.before(...[...content.childNodes].slice(0,4));' +
  'content.firstChild?setTimeout(start):late.remove()};me.remove();' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})(document.currentScript)'

/**
 * The page can be read and used without its scripts: they are asked for once it is painted, so that on no connection
 * they take part of what its style, faces and first picture need. What is in a template is not fetched.
 */
export function startScriptsAfterPaint(html: string, nonce: string): string {
  const preloads = html.match(/<link rel="modulepreload" [^>]*>/g) ?? []
  return html
    .replaceAll(/<link rel="modulepreload" [^>]*>/g, '')
    .replace(
      /<script [^>]*type="module"[\s\S]*?<\/script>/,
      script =>
        `<template>${preloads.join('')}${script}</template><script nonce="${nonce}">${START}</script>`,
    )
}
