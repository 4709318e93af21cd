import type { Position } from './lines.ts'

/** Settings for the physical geography on a country's maps. */
export interface Ground {
  /** Its number in the atlas of countries. */
  number: string
  /** Metres at which the two tones of high ground begin: where roads start to wind, and where they end. */
  high: readonly [number, number]
  /** The smallest rivers shown, from 0 (the greatest) to 4, and their minimum length in degrees. */
  rivers: { level: number; least: number }
  /** Tolerance for simplifying rivers, in degrees. */
  tolerance: number
  /** The area of the smallest lake shown, in square kilometres. */
  lake: number
}

/** By ISO alpha-2 code. */
export const GROUNDS: Readonly<Record<string, Ground>> = {
  PE: { number: '604', high: [2000, 3800], rivers: { level: 2, least: 0.9 }, tolerance: 0.01, lake: 60 },
  CR: { number: '188', high: [700, 1700], rivers: { level: 4, least: 0.25 }, tolerance: 0.003, lake: 8 },
  VN: { number: '704', high: [400, 1000], rivers: { level: 3, least: 0.5 }, tolerance: 0.006, lake: 60 },
  EC: { number: '218', high: [1500, 3000], rivers: { level: 3, least: 0.5 }, tolerance: 0.005, lake: 10 },
  TH: { number: '764', high: [350, 900], rivers: { level: 3, least: 0.7 }, tolerance: 0.008, lake: 60 },
  BZ: { number: '084', high: [200, 500], rivers: { level: 4, least: 0.12 }, tolerance: 0.003, lake: 5 },
  ID: { number: '360', high: [400, 1200], rivers: { level: 2, least: 0.9 }, tolerance: 0.012, lake: 50 },
  GT: { number: '320', high: [900, 2000], rivers: { level: 4, least: 0.3 }, tolerance: 0.004, lake: 8 },
  PA: { number: '591', high: [350, 1000], rivers: { level: 4, least: 0.25 }, tolerance: 0.004, lake: 10 },
  LA: { number: '418', high: [600, 1200], rivers: { level: 3, least: 0.5 }, tolerance: 0.006, lake: 60 },
  KH: { number: '116', high: [200, 600], rivers: { level: 3, least: 0.4 }, tolerance: 0.005, lake: 40 },
  TZ: { number: '834', high: [1100, 1700], rivers: { level: 3, least: 0.9 }, tolerance: 0.01, lake: 60 },
  KE: { number: '404', high: [1100, 2000], rivers: { level: 3, least: 0.8 }, tolerance: 0.008, lake: 60 },
  RW: { number: '646', high: [1700, 2200], rivers: { level: 4, least: 0.15 }, tolerance: 0.003, lake: 8 },
  UG: { number: '800', high: [1250, 1800], rivers: { level: 3, least: 0.5 }, tolerance: 0.006, lake: 30 },
}

/**
 * Lakes that GSHHG lacks, most of them reservoirs, in place of what it has there. Gatún and Nam Ngum are from Natural
 * Earth, Arenal and Batur drawn by hand.
 */
export const ADDED_LAKES: Readonly<Record<string, readonly Position[]>> = {
  arenal: [
    [-84.745, 10.478],
    [-84.755, 10.5],
    [-84.8, 10.525],
    [-84.86, 10.535],
    [-84.9, 10.553],
    [-84.95, 10.555],
    [-84.985, 10.53],
    [-84.98, 10.5],
    [-84.93, 10.505],
    [-84.9, 10.48],
    [-84.88, 10.445],
    [-84.83, 10.455],
    [-84.78, 10.465],
    [-84.745, 10.478],
  ],
  batur: [
    [115.4, -8.24],
    [115.42, -8.235],
    [115.425, -8.26],
    [115.41, -8.285],
    [115.395, -8.275],
    [115.405, -8.255],
    [115.4, -8.24],
  ],
  gatun: [
    [-79.69, 9.1],
    [-79.84, 9.05],
    [-79.84, 9.08],
    [-79.8, 9.1],
    [-79.91, 9.15],
    [-79.91, 9.08],
    [-79.95, 9.06],
    [-79.95, 9.03],
    [-79.98, 9.03],
    [-80.02, 9.06],
    [-80.02, 9.03],
    [-80.09, 9.01],
    [-79.95, 9.19],
    [-79.91, 9.26],
    [-79.84, 9.32],
    [-79.8, 9.32],
    [-79.8, 9.26],
    [-79.84, 9.24],
    [-79.84, 9.21],
    [-79.8, 9.17],
    [-79.73, 9.14],
    [-79.66, 9.14],
    [-79.69, 9.1],
  ],
  namNgum: [
    [102.88, 18.53],
    [102.81, 18.53],
    [102.66, 18.46],
    [102.66, 18.44],
    [102.56, 18.55],
    [102.56, 18.62],
    [102.52, 18.68],
    [102.52, 18.77],
    [102.59, 18.7],
    [102.66, 18.66],
    [102.74, 18.66],
    [102.74, 18.61],
    [102.88, 18.53],
  ],
}
