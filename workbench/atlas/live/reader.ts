import type { Reading } from './explain.types.ts'
import { toLine } from './plain.ts'

export interface Reader {
  /** The same value to its readers, but every reading is noted below `path`, and writing throws. */
  lend<Value>(value: Value, path: string): Value
  /** The innermost values that were read, in the order of reading. */
  readings(): Reading[]
}

/** Records the values that a guard reads, and keeps the guard from changing them. */
export const createReader = (): Reader => {
  const seen = new Map<string, unknown>()
  // One stand-in for each object, so that comparing two of them gives the same result as comparing the objects.
  const standIns = new WeakMap<object, object>()

  const keep = (path: string, value: unknown) => {
    if (!seen.has(path)) seen.set(path, value)
  }
  const lend = <Value>(value: Value, path: string): Value => {
    if (typeof value !== 'object' || value === null) return value
    if (!isTransparent(value)) return isCloneable(value) ? structuredClone(value) : value
    const known = standIns.get(value)
    if (known !== undefined) return known as Value
    const refuse = (): never => {
      throw new TypeError(`A guard must not change ${path}`)
    }
    // A copy, because a proxy must report frozen properties of its target truthfully.
    const standIn = new Proxy<object>(copyOf(value), {
      get(copy, key, self) {
        const inner: unknown = Reflect.get(copy, key, self)
        if (typeof key === 'symbol' || typeof inner === 'function') return inner
        const place = below(path, key, Array.isArray(copy))
        keep(place, inner)
        return lend(inner, place)
      },
      has(copy, key) {
        const isThere = Reflect.has(copy, key)
        if (typeof key !== 'symbol' && !isThere) keep(below(path, key, Array.isArray(copy)), undefined)
        return isThere
      },
      deleteProperty: refuse,
      defineProperty: refuse,
      setPrototypeOf: refuse,
      preventExtensions: refuse,
    })
    standIns.set(value, standIn)
    return standIn as Value
  }
  return {
    lend,
    readings: () => {
      const paths = [...seen.keys()]
      return [...seen]
        .filter(([path]) => !paths.some((other) => isBelow(other, path)))
        .map(([path, value]) => ({ path, value: toLine(value) }))
    },
  }
}

/** An object without hidden slots works through a stand-in; a map or a date does not. */
const isTransparent = (value: object) =>
  ['[object Object]', '[object Array]', '[object Error]'].includes(Object.prototype.toString.call(value))

const isCloneable = (value: object) => value instanceof Map || value instanceof Set || value instanceof Date

const copyOf = (value: object): object => {
  if (Array.isArray(value)) return [...(value as unknown[])]
  const own = Object.getOwnPropertyDescriptors(value)
  for (const property of Object.values(own)) {
    property.configurable = true
    if ('value' in property) property.writable = true
  }
  return Object.create(Object.getPrototypeOf(value) as object | null, own) as object
}

const below = (path: string, key: string, isList: boolean) => {
  if (isList && /^\d+$/.test(key)) return `${path}[${key}]`
  return /^[\p{L}_$][\p{L}\d_$]*$/u.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`
}

const isBelow = (path: string, above: string) => path.startsWith(`${above}.`) || path.startsWith(`${above}[`)
