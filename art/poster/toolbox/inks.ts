import { clamp, lerp } from './numbers.ts'
import type { Stage } from './stage.ts'

type Triple = readonly [number, number, number]

/** Mixes two `#rrggbb` inks as a printer would see it (in OKLab); `t` 0 is the first, 1 the second. */
export function mix(from: string, to: string, t: number): string {
  if (t <= 0) return from
  if (t >= 1) return to
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return toHex([lerp(l1, l2, t), lerp(a1, a2, t), lerp(b1, b2, t)])
}

function toLab(ink: string): Triple {
  const code = Number.parseInt(ink.slice(1), 16)
  const red = toLinear(code >> 16)
  const green = toLinear((code >> 8) & 255)
  const blue = toLinear(code & 255)
  const l = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue)
  const m = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue)
  const s = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ]
  return `#${channels.map(channel => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

function toLinear(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): number {
  return Math.round(255 * clamp(linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))
}

/** The ink of a made thing, leaned toward the light of the hour. */
export function tinted({ inks }: Stage, ink: string, strength = 1): string {
  const [air, lean] = inks.air
  return mix(ink, air, lean * strength)
}
