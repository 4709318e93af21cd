import { fill, group, place, stroke } from './tags.ts'

/** A black rhino facing right, 64 tall. */
export function rhino(x: number, y: number, scale: number, ink: string, shade: string, flip = 1): string {
  return group(
    { transform: place(x, y, scale, flip) },
    fill(
      'M-68-36C-67-53-50-61-30-61C-10-59 2-54 14-58C24-62 32-60 38-55L40-64L46-56C52-53 56-50 59-46L63-53L66-42L75-58L76-36C81-30 82-23 77-18C70-14 60-15 52-18C45-20 41-22 37-23C34-14 34-6 36 0H20C20-10 18-16 13-21C-2-16-18-16-30-19C-31-12-30-6-29 0H-45C-46-10-48-16-51-21C-55-15-55-8-54 0H-65C-68-13-69-26-68-36Z',
      ink,
    ),
    fill(
      'M-51-21C-55-15-55-8-54 0H-65C-68-13-69-26-68-36C-62-26-58-22-51-21ZM13-21C-2-16-18-16-30-19C-18-26 0-28 16-30C22-24 22-12 20 0C20-10 18-16 13-21Z',
      shade,
    ),
    stroke('M-68-38Q-75-32-74-20', ink, 2.4),
    stroke('M38-54Q34-40 38-24', shade, 2),
    fill('M58-34a2 2 0 1 0 4 0a2 2 0 1 0-4 0', shade),
  )
}
