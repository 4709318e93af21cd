import type { Pen } from './pen.ts'

/** A pine of Central America: a straight bare stem under a few open tufts. */
export function pine(path: Pen, x: number, y: number, high: number): void {
  path
    .M(x - high * 0.018, y)
    .L(x - high * 0.01, y - high, x + high * 0.01, y - high, x + high * 0.018, y)
    .Z()
  for (const [up, half] of [
    [0.5, 0.15],
    [0.64, 0.19],
    [0.78, 0.17],
    [0.9, 0.12],
    [1, 0.07],
  ] as const) {
    path
      .M(x - high * half, y - high * (up - 0.04))
      .Q(x - high * half * 0.4, y - high * (up + 0.05), x, y - high * (up + 0.06))
      .Q(x + high * half * 0.5, y - high * (up + 0.05), x + high * half, y - high * (up - 0.03))
      .Q(x, y - high * up, x - high * half, y - high * (up - 0.04))
      .Z()
  }
}
