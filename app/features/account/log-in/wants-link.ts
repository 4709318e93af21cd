/** Values of the log-in form's submit buttons: the one for an emailed link, and the one that Enter presses. */
export const BY_LINK = 'link'
export const BY_ENTER = 'enter'

/** Whether the form is for an emailed link: Enter without a password is. */
export function wantsLink({ way, password = '' }: { way?: string; password?: string }): boolean {
  return way === BY_LINK || (way === BY_ENTER && password === '')
}
