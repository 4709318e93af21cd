import { mix, tinted } from './inks.ts'
import type { Stage } from './stage.ts'
import { type Art, fill, group, place, stroke } from './tags.ts'

interface Pinks {
  readonly pale: string
  readonly body: string
  readonly deep: string
}

/** A flamingo's pinks, in the light of the hour. */
export function pinks(stage: Stage): Pinks {
  const pink = (ink: string) => tinted(stage, ink, 1.2)
  return { pale: pink('#ffd9dc'), body: pink('#f7a3b5'), deep: pink('#e0708f') }
}

/** Stores a flamingo that stands and looks about, 86 tall on (0, 0), facing right. Gives its id. */
export function standingFlamingo(stage: Stage): string {
  const { pale, body, deep } = pinks(stage)
  return stage.define(
    group(
      {},
      stroke('M-2-34L-3-17L-4 0M5-34L4-17L6 0', deep, 1.9),
      stroke('M9-42C24-46 18-60 13-66C8-74 12-81 18-81', body, 4.2, { strokeLinecap: 'round' }),
      fill('M-28-37C-24-48-10-54 4-50C13-48 17-41 12-36C4-30-10-29-19-32L-30-29Z', body),
      fill('M-28-37C-20-46-6-50 6-45C0-37-12-33-30-29Z', deep),
      fill('M-22-41C-12-48 0-50 8-47C0-44-10-42-18-37Z', pale),
      fill('M14-84C18-87 24-85 24-81C24-77 19-75 15-77Z', body),
      fill('M22-85Q30-83 30-76Q29-71 26-72Q26-77 21-78Z', stage.inks.key),
    ),
  )
}

/** Stores a flamingo with its bill in the water, 56 tall, facing right. Gives its id. */
export function feedingFlamingo(stage: Stage): string {
  const { pale, body, deep } = pinks(stage)
  return stage.define(
    group(
      {},
      stroke('M-4-34L-2-17L-6 0M4-34L7-17L3 0', deep, 1.9),
      stroke('M9-43C22-48 28-38 23-27C19-17 18-10 22-5', body, 4.2, { strokeLinecap: 'round' }),
      fill('M-29-42C-24-51-10-55 4-51C13-48 17-41 12-36C4-30-10-30-19-34L-31-35Z', body),
      fill('M-29-42C-20-49-6-51 6-45C0-37-12-34-31-35Z', deep),
      fill('M-22-44C-12-50 0-51 8-47C0-45-10-43-18-40Z', pale),
      fill('M19-8C23-9 27-6 26-2C23 0 19-1 18-3Z', body),
      fill('M20-4Q14-3 12 2Q18 3 23 0Z', stage.inks.key),
    ),
  )
}

/** One that runs up into the air, heading right, 150 from bill to toes. */
export function risingFlamingo(stage: Stage, x: number, y: number, scale: number, flip = 1): Art {
  const { pale, body, deep } = pinks(stage)
  const { key } = stage.inks
  return group(
    { transform: place(x, y, scale, flip, -9 * flip) },
    fill('M2-2C2-26 14-52 40-70C46-50 40-22 20 0Z', mix(body, deep, 0.4)),
    fill('M40-70C34-46 26-22 16-2L20 0C40-22 46-50 40-70Z', key),
    stroke('M-18 4Q-40 8-58 20L-70 22M-18 6Q-38 14-54 30L-66 34', deep, 2, { strokeLinejoin: 'round' }),
    stroke('M22-3C38-12 54-4 72-14', body, 4.4, { strokeLinecap: 'round' }),
    fill('M-26 4C-12-12 16-16 30-5C20 8-8 12-26 4Z', body),
    fill('M-26 4C-14-4 4-8 18-6C8 4-10 8-26 4Z', deep),
    fill('M70-18C74-21 80-19 80-15C80-11 75-10 71-12Z', body),
    fill('M78-19Q87-17 87-10Q86-6 83-7Q83-12 78-12Z', key),
    fill('M-8-4C-20-26-40-48-66-56C-44-62-8-46 14-8Z', pale),
    fill('M-66-56C-46-52-26-38-4-8L-8-4C-20-26-40-48-66-56Z', key),
    fill('M-62-57C-38-58-10-42 8-9L2-7C-12-34-36-52-62-57Z', body),
  )
}
