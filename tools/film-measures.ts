/** A clip's frame: a picture, and under it a band of paper for words. Pixels. */
export const FILM = {
  width: 480,
  height: 640,
  picture: 432,
  /** Frames in a second. */
  rate: 24,
  /** How far the camera passes over the land in a frame, and how far the disc rises. */
  pan: 1,
  rise: 0.35,
  /** Everything is printed so many times larger than it is shown, so that it moves by parts of a pixel. */
  fineness: 2,
  /** Width of a still, which stands longer than any frame. */
  stillWidth: 720,
} as const
