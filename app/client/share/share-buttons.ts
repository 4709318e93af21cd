const BUTTON = '[data-share]'

function share(button: HTMLElement): void {
  const { share: address = '', name = '' } = button.dataset
  delete button.dataset.early
  void import('./share-dialog.tsx').then(({ openShareDialog }) => openShareDialog({ address, name }))
}

/**
 * Answers the buttons of this and of every later page that share an address, and the one that was pressed before this
 * script was there (page-globals.ts). Never stopped.
 */
export function followShareButtons(): void {
  // First of all: React stops a press in a part that it has not hydrated yet.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null
      if (button) share(button)
    },
    { capture: true },
  )
  const pressedEarly = document.querySelector<HTMLElement>(`${BUTTON}[data-early]`)
  if (pressedEarly) share(pressedEarly)
}
