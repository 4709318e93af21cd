/** Size of a share picture in pixels, large enough for every messenger. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Part of every card's address: a digest of how cards are drawn, which a test recomputes. */
export const CARD_EDITION = '463cfe92'

/** Content of a card. */
export interface Card {
  title: string
  /** Short text above the title; may be empty. */
  kicker: string
  /** Its poster. Without one, or if it is no longer drawn, the card shows the tree. */
  poster: { kind: string; palette: string; seed: string } | null
}

/** A card as referenced in a page's head. */
export interface SharedCard {
  address: string
  /** Alternative text. */
  alt: string
}
