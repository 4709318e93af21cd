/** Answers the buttons of this and of every later page that share an address. Never stopped. */
export function followShareButtons(): void {
  // First of all: React stops a press in a part that it has not hydrated yet.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-share]') : null
      if (!button) return
      const { share: address = '', name = '' } = button.dataset
      void import('./share-dialog.tsx').then(({ openShareDialog }) => openShareDialog({ address, name }))
    },
    { capture: true },
  )
}
