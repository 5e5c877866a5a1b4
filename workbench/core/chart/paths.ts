import type { Point } from './chart.types.ts'

/** A path through the points, its corners rounded by up to 6 pixels. It ends where the head begins. */
export const linePath = (points: readonly Point[]): string => {
  const [start, ...rest] = points
  if (start === undefined || rest.length === 0) return ''
  const corners = rest.slice(0, -1).map((corner, index) => {
    const before = points[index] ?? start
    const after = rest[index + 1] ?? corner
    const radius = Math.min(6, distance(before, corner) / 2, distance(corner, after) / 2)
    return `L${pair(towards(corner, before, radius))}Q${pair(corner)} ${pair(towards(corner, after, radius))}`
  })
  const end = points.at(-1) ?? start
  const last = points.at(-2) ?? start
  return `M${pair(start)}${corners.join('')}L${pair(towards(end, last, Math.min(6, distance(end, last) / 2)))}`
}

/** A small solid head at the last point. */
export const headPath = (points: readonly Point[]): string => {
  const tip = points.at(-1)
  const last = points.at(-2)
  if (tip === undefined || last === undefined) return ''
  const [x, y] = towards(tip, last, 8)
  const [dx, dy] = [(tip[0] - x) / 2, (tip[1] - y) / 2]
  return `M${pair(tip)}L${pair([x - dy, y + dx])}L${pair([x + dy, y - dx])}Z`
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** The point `length` away from `from` on the way to `to`. */
const towards = (from: Point, to: Point, length: number): Point => {
  const whole = distance(from, to) || 1
  return [from[0] + ((to[0] - from[0]) * length) / whole, from[1] + ((to[1] - from[1]) * length) / whole]
}

const pair = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
