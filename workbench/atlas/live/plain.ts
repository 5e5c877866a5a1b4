/** Anything as data that JSON can carry: failures, actors, functions and circles become short descriptions. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }

const deepest = 8
const longest = 50

export const toPlain = (value: unknown, above: readonly unknown[] = []): Plain => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return plainNumber(value)
  if (typeof value === 'function') return `ƒ ${value.name}`
  if (typeof value !== 'object') return String(value)
  if (above.includes(value)) return '↺'
  if (above.length >= deepest) return '…'
  const inside = [...above, value]
  if (Array.isArray(value)) return listOf(value, inside)
  if (value instanceof Map) return listOf([...value], inside)
  if (value instanceof Set) return listOf([...value], inside)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (isActor(value)) return `→ ${value.id}`
  const own = Object.entries(value)
  const named: Array<[string, unknown]> =
    value instanceof Error ? [['name', value.name], ['message', value.message], ...own] : own
  return Object.fromEntries(named.map(([key, item]) => [key, toPlain(item, inside)]))
}

/** One line, shortened to `limit` characters. */
export const toLine = (value: unknown, limit = 80): string => {
  if (value === undefined) return 'undefined'
  const line = JSON.stringify(toPlain(value))
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line
}

const plainNumber = (value: number) => {
  if (Object.is(value, -0)) return '-0'
  return Number.isFinite(value) ? value : String(value)
}

const listOf = (items: readonly unknown[], above: readonly unknown[]): Plain => [
  ...items.slice(0, longest).map((item) => toPlain(item, above)),
  ...(items.length > longest ? [`… ${items.length - longest}`] : []),
]

const isActor = (value: object): value is { readonly id: string } =>
  'sessionId' in value && 'getSnapshot' in value && 'id' in value && typeof value.id === 'string'
