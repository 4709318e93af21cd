import { isPictureWidth, isRasterFormat, type RasterSize } from '#app/picture-sizes.ts'

/** A picture that exists: what its address stands for. */
export interface DrawnPicture {
  /** Where it is at present. An address of another edition or version leads here. */
  address: string
  /** Pixels it is made in; null for the drawing itself. */
  raster: RasterSize | null
  /** Height of a raster of its width, for a width of one. */
  heightByWidth: number
  /** Its SVG. */
  draw: () => string | Promise<string>
}

/** The last part of an address, `volcano-dawn-4x3-640.webp`, taken apart from behind. */
export interface PictureName {
  /** `volcano-dawn` */
  subject: string
  /** `4x3` */
  ratio: string
  raster: RasterSize | null
}

const NAME = /^([a-z0-9-]+)-([a-z0-9]+?)(?:-([1-9][0-9]{1,3})\.([a-z]+)|\.svg)$/

/** Takes a name apart; null for widths and formats there are none of (specification, section 9). */
export function readPictureName(name: string): PictureName | null {
  const [whole, subject = '', ratio = '', width, format] = NAME.exec(name) ?? []
  if (whole === undefined) return null
  if (width === undefined || format === undefined) return { subject, ratio, raster: null }
  const pixels = Number(width)
  if (!isPictureWidth(pixels) || !isRasterFormat(format)) return null
  return { subject, ratio, raster: { width: pixels, format } }
}
