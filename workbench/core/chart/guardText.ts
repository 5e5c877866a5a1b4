import { and, not, or, stateIn } from 'xstate'

/**
 * A guard as one reads it: `isPaid`, `isAtLeast(seats: 3)`, `isOpen and not (isFull or isOver)`, `in idle.ready`.
 * A function without a name of its own reads `unnamed`. Null where there is no guard.
 */
export const guardText = (guard: unknown): string | null =>
  guard === undefined || guard === null ? null : textOf(guard)

interface Combined {
  readonly check?: unknown
  readonly guards?: readonly unknown[]
  readonly stateValue?: unknown
  readonly name: string
}

const textOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return textOfFunction(guard as Combined)
  const { type, params } = guard as { type: unknown; params?: unknown }
  return `${typeof type === 'string' ? type : textOf(type)}${paramsText(params)}`
}

// By the check and not by the name, because minifiers change names.
const checkOf = (guard: unknown) => (guard as Combined).check
const checks = {
  and: checkOf(and([])),
  or: checkOf(or([])),
  not: checkOf(not('')),
  stateIn: checkOf(stateIn('')),
}

const textOfFunction = ({ check, guards = [], stateValue, name }: Combined): string => {
  if (check !== undefined) {
    if (check === checks.and) return guards.map(inner).join(' and ')
    if (check === checks.or) return guards.map(inner).join(' or ')
    if (check === checks.not) return `not ${inner(guards[0])}`
    if (check === checks.stateIn) return `in ${stateText(stateValue)}`
  }
  // A function directly after the key `guard` is named after the key.
  return name === '' || name === 'guard' ? 'unnamed' : name
}

/** A choice or a list inside of another combination is in parentheses. */
const inner = (guard: unknown): string => {
  const check = typeof guard === 'function' ? checkOf(guard) : undefined
  const isList = check !== undefined && (check === checks.and || check === checks.or)
  return isList ? `(${textOf(guard)})` : textOf(guard)
}

const stateText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, child]) => `${key}.${stateText(child)}`)
    .join(' and ')
}

/** Only constant ones: a function of context and event is no part of the drawing. */
const paramsText = (params: unknown) => {
  if (typeof params !== 'object' || params === null) return ''
  const pairs = Object.entries(params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return pairs.length === 0 ? '' : `(${pairs.join(', ')})`
}
