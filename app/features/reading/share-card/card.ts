/** The picture a page is shared with, in pixels: what every messenger shows large. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Part of every card's address: a digest of how cards are drawn, which their test computes again. */
export const CARD_EDITION = '463cfe92'

/** What stands on a card. */
export interface Card {
  title: string
  /** A few words above the title; may be empty. */
  kicker: string
  /** The picture. Without one, and with one that is no longer drawn, the card shows the tree. */
  poster: { kind: string; palette: string; seed: string } | null
}

/** A card as a page's head speaks of it. */
export interface SharedCard {
  address: string
  /** What stands on it, for those who cannot see it. */
  alt: string
}
