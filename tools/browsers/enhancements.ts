/**
 * Features used although not every supported browser has them, and what its readers get instead. A name includes its
 * values: `cursor` for `cursor: grab`. Features no longer used must be removed.
 */
export const ENHANCEMENTS: Readonly<Record<string, string>> = {
  // Type: only line breaks differ.
  'text-wrap: balance': 'lines break as they come',
  'text-wrap: pretty': 'lines break as they come',
  'hanging-punctuation': 'marks stand within the line',
  'text-size-adjust': 'Firefox on a computer enlarges no text by itself',
  '-webkit-text-size-adjust': 'the same by its older name',
  '-moz-text-size-adjust': 'the same by its older name',
  '-webkit-font-smoothing': 'letters as the system draws them',
  '-moz-osx-font-smoothing': 'letters as the system draws them',
  'font-family: ui-monospace': 'the next family in the list',
  '@font-face ascent-override': 'a line of the stand-in is a pixel higher until the face is there',
  '@font-face descent-override': 'as ascent-override',
  '@font-face line-gap-override': 'as ascent-override',
  // Print.
  orphans: 'pages break elsewhere',
  widows: 'pages break elsewhere',
  'break-after: avoid': 'a heading may end a page',
  '@page': 'the margins of the printer',
  'print-color-adjust: exact': 'the build writes it with the prefix as well',
  // Boxes.
  'scrollbar-width': 'a row that scrolls shows its bar',
  'field-sizing': 'the field keeps its rows and scrolls, and can be drawn larger',
  'align-content: safe': 'a question begins at the top of its place, as where there is little room',
  resize: 'phones have no corner to pull',
  'anchor-name': 'asked for under @supports; by itself it does nothing',
  '::details-content': 'a block of its own in the sheet: what is folded on a screen stays folded on paper',
  'content-visibility': 'stands within ::details-content',
  'forced-color-adjust': 'Safari has no forced colours to be kept out of',
  cursor: 'phones have no pointer',
  '::selection': 'the system’s colour of what is chosen',
  // Engine-specific names, each in a rule of its own.
  '::-webkit-details-marker': 'the older name of ::marker, which stands beside it',
  '::-webkit-progress-bar': 'a bar in the system’s look',
  '::-webkit-progress-value': 'a bar in the system’s look',
  '::-moz-progress-bar': 'Firefox’s name of the same',
  '::-webkit-search-cancel-button': 'Firefox draws none',
  '::-webkit-inner-spin-button': 'Firefox is told by appearance',
  // Transitions: pages change at once.
  'view-transition-name': 'pages change at once',
  '::view-transition-group': 'pages change at once',
  '::view-transition-old': 'pages change at once',
  '::view-transition-new': 'pages change at once',
  // Documents and scripts.
  '<details name>': 'opening one does not close the others',
  '<img fetchpriority>': 'pictures come in the browser’s own order',
  '<video playsinline>': 'only Safari on a phone would leave the page',
  'scrollend event':
    'on a phone’s map in Safari before 26.2 a swipe lights no other route; pressing a card opens its trip',
  'wheel event': 'phones have no wheel',
  '.share()': 'asked whether it is there; otherwise the address is copied or sent',
  'requestIdleCallback()': 'asked whether it is there; otherwise the next moment will do',
}

/** Our own methods with the name of a platform method. */
export const OUR_OWN: readonly string[] = ['.fetch()', '.retry()', '.handle()', '.run()', 'restore()']
