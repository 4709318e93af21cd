import { browserApi } from '#app/client/api-client/api-client.ts'
import { apiLocale } from '#app/client/api-client/calls.ts'
import { LOGGED_OUT, onLoginKeyChange, storedLogin } from '#app/client/api-client/login-key.ts'
import { leftSaved, mergedSaved } from './saved.ts'
import type { SavedCard } from './saved-schema.ts'
import { changeSavedList, currentSaved, onSavedChange } from './saved-store.ts'

/** Describes saved items. @throws ApiError. */
export async function fetchSavedCards(refs: readonly string[], signal: AbortSignal): Promise<SavedCard[]> {
  const { data } = await browserApi('POST /api/public/saved/cards', {
    ...{ query: { locale: apiLocale() }, body: { refs: [...refs] }, signal },
  })
  return data
}

/** Tells the account what changed here, and takes over what changed on other devices. @throws ApiError. */
async function tellAccount(): Promise<void> {
  const login = storedLogin()
  if (login === null) return
  const { refs, untold } = currentSaved()
  const removed = Object.keys(untold).filter(ref => untold[ref] === false)
  const body = { saved: refs.filter(ref => untold[ref]), removed }
  const { data } = await browserApi('POST /api/private/saved', { body, keepalive: true })
  // Somebody else may have logged in meanwhile.
  if (storedLogin() === login) changeSavedList(list => mergedSaved(list, untold, data))
}

function hasUntold(): boolean {
  return storedLogin() !== null && Object.keys(currentSaved().untold).length > 0
}

async function tellAll(): Promise<void> {
  const isTold = await tellAccount().then(
    () => true,
    () => false,
  )
  // Something may have been pressed meanwhile.
  if (isTold && hasUntold()) await tellAll()
}

let telling: Promise<void> | null = null

/** Ends when the account and this browser agree. What fails is told with the next change, or on the next page. */
export function syncSaved(): Promise<void> {
  telling ??= tellAll().finally(() => {
    telling = null
  })
  return telling
}

/** Keeps the list of this browser and that of the account the same, as long as somebody is logged in. Never stopped. */
export function followSavedAccount(): void {
  let login = storedLogin()
  onLoginKeyChange(() => {
    if (storedLogin() === login) return
    // Another account does not get what the one before has.
    if (login !== null && storedLogin() !== null) changeSavedList(leftSaved)
    login = storedLogin()
    void syncSaved()
  })
  addEventListener(LOGGED_OUT, () => changeSavedList(leftSaved))
  onSavedChange(() => {
    if (hasUntold()) void syncSaved()
  })
  void syncSaved()
}
