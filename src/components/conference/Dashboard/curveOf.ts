import type { Curve } from '../../../contract/dashboard.ts'

export interface Point {
  readonly before: number
  /** Registrations until the end of that day. */
  readonly total: number
}

/** Registrations of a day, summed up; it begins with nothing on the day before the first. */
export const totalsOf = (days: Curve): Point[] => {
  const [first] = days
  if (first === undefined) return []
  const points: Point[] = [{ before: first.before + 1, total: 0 }]
  let total = 0
  for (const { before, count } of days) points.push({ before, total: (total += count) })
  return points
}

/** Total at the end of that day. */
export const totalAt = (points: readonly Point[], before: number): number =>
  points.findLast((point) => point.before >= before)?.total ?? 0

/** The next round number: one, two or five with zeros. */
export const roundUp = (most: number): number => {
  if (most <= 5) return 5
  const power = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= most) ?? most
}
