import { isPictureWidth, isRasterFormat, type RasterSize } from '#app/picture-sizes.ts'

/** The picture that an address names. */
export interface DrawnPicture {
  /** Its current address; an address of another edition or version redirects here. */
  address: string
  /** The size in pixels; null for the SVG itself. */
  raster: RasterSize | null
  /** Height of the raster divided by its width. */
  heightByWidth: number
  /** Its SVG. */
  draw: () => string | Promise<string>
}

/** The last part of an address, `volcano-dawn-4x3-640.webp`, parsed from the end. */
export interface PictureName {
  /** `volcano-dawn` */
  subject: string
  /** `4x3` */
  ratio: string
  raster: RasterSize | null
}

const NAME = /^([a-z0-9-]+)-([a-z0-9]+?)(?:-([1-9][0-9]{1,3})\.([a-z]+)|\.svg)$/

/** Parses a name. Returns null for a width or format that is not allowed (specification, section 9). */
export function readPictureName(name: string): PictureName | null {
  const [whole, subject = '', ratio = '', width, format] = NAME.exec(name) ?? []
  if (whole === undefined) return null
  if (width === undefined || format === undefined) return { subject, ratio, raster: null }
  const pixels = Number(width)
  if (!isPictureWidth(pixels) || !isRasterFormat(format)) return null
  return { subject, ratio, raster: { width: pixels, format } }
}
