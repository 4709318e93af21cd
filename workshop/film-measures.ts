/** A clip's frame in pixels: a picture, and below it a band of paper for text. */
export const FILM = {
  width: 480,
  height: 640,
  picture: 432,
  /** Frames per second. */
  rate: 24,
  /** Pixels per frame by which the camera pans over the land, and by which the disc rises. */
  pan: 1,
  rise: 0.35,
  /** Everything is rendered this many times larger than shown, so that it can move by fractions of a pixel. */
  fineness: 2,
  /** Width of a still, which is shown larger than a frame. */
  stillWidth: 720,
} as const
