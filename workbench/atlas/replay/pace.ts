import type { Position } from './player.machine.ts'

/** Milliseconds. */
export interface Share {
  /** Until the next step may begin. */
  readonly whole: number
  /** Before anything happens. */
  readonly announcement: number
  /** Duration of the hand's way to each control. */
  readonly way: number
}

/** Milliseconds of a whole walk; a reserve for the page itself at the end is held back. */
export const budget = 2_000
const reserve = 500

/** Share of the walk's remaining time for one step; a single step counts as the first of two. */
export const shareOf = (
  { at, since, slowness }: Pick<Position, 'at' | 'since' | 'slowness'>,
  total: number,
  now: number,
): Share => {
  const time = budget * slowness - reserve
  const left = since === null ? time / 2 : Math.max(0, since + time - now) / Math.max(1, total - at)
  const whole = Math.min(left, 900 * slowness)
  return {
    whole,
    announcement: Math.min(whole * 0.3, 300 * slowness),
    way: Math.min(whole * 0.22, 260 * slowness),
  }
}
