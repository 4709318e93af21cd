/**
 * Every width in pixels that a raster may have (specification, section 9: the image optimiser's, small ones first).
 */
export const PICTURE_WIDTHS = [
  ...[16, 32, 48, 64, 96, 128, 256, 384],
  ...[640, 750, 828, 1080, 1200, 1920, 2048, 3840],
] as const

/** The only quality (the default of specification, section 9). */
export const PICTURE_QUALITY = 75

/** Raster formats: the address names the format, and nothing is negotiated. */
export const RASTER_FORMATS = ['avif', 'webp', 'png'] as const
export type RasterFormat = (typeof RASTER_FORMATS)[number]

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** A picture in pixels. */
export interface RasterSize {
  width: PictureWidth
  format: RasterFormat
}

export function isPictureWidth(width: number): width is PictureWidth {
  return (PICTURE_WIDTHS as readonly number[]).includes(width)
}

export function isRasterFormat(format: string): format is RasterFormat {
  return (RASTER_FORMATS as readonly string[]).includes(format)
}
