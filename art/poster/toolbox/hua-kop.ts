import { mix, tinted } from './inks.ts'
import { pen } from './pen.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

/** A frog-headed three-wheeler of Trang with a driver and a passenger, 130 long, heading right. */
export function huaKop(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { inks, lampsLit } = stage
  const body = tinted(stage, '#2f6db3')
  const roof = mix(body, inks.paper, 0.2)
  const skin = mix(inks.rock[2], inks.key, 0.3)
  const glass = mix(inks.paper, inks.sky[1], 0.45)
  const wheel = (at: number, r: number) => [
    fill(pen(2).dot(at, -r, r), inks.key),
    fill(pen(2).dot(at, -r, r * 0.42), inks.paper),
  ]
  return group(
    { transform: place(x, y, scale, flip) },
    fill(pen().lens(0, 1, 140, 6), inks.key, { opacity: 0.35 }),
    fill('M-62-62Q-60-68-54-68H14V-18H-60Z', mix(inks.key, body, 0.3)),
    fill('M-44-36C-45-48-41-52-36-52C-30-52-28-46-28-36Z', inks.lamp),
    fill('M-41-57a5 5 0 1 0 10 0a5 5 0 1 0-10 0', skin),
    fill('M-41-58Q-42-65-36-65Q-30-65-31-57Q-34-61-41-58Z', inks.key),
    stroke('M-58-64V-20M-30-64V-20M2-66V-20', mix(body, inks.paper, 0.4), 2.6),
    fill('M-64-36H10V-14H-60Q-65-15-64-36Z', body),
    fill('M-64-36H10V-31H-64Z', inks.paper),
    fill('M2-62Q6-70 18-70C32-70 40-62 44-48C58-48 66-40 66-28Q66-16 60-14H2Z', body),
    fill('M9-44V-58Q11-63 18-63C28-63 33-56 36-44Z', glass),
    fill('M14-44C14-54 17-57 21-57C26-57 28-52 28-44Z', skin),
    fill('M42-44C54-45 63-38 63-28Q54-33 40-33Q38-38 42-44Z', mix(body, inks.paper, 0.35)),
    fill(pen(2).dot(60, -27, 6.5, 7), mix(inks.key, body, 0.3)),
    fill(pen(2).dot(61, -27, 4.6, 5.2), lampsLit ? inks.lamp : inks.paper),
    stroke('M24-40V-18', mix(body, inks.key, 0.3), 1.8),
    fill('M-68-66Q-66-76-50-77H12Q22-77 26-70H-62Q-67-67-68-66Z', roof),
    wheel(-40, 12),
    wheel(48, 11),
  )
}
