import type { AnyEventObject } from 'xstate'

import type { AnyModel } from '../../../src/machines/shared/model.ts'
import type { Happening, WatchedActor } from '../watch.ts'
import { toLine } from './plain.ts'

/** An event that can be sent to a running machine. */
export interface Choice {
  /** The same as long as the story runs. */
  readonly id: string
  readonly event: AnyEventObject
  readonly isFromStory: boolean
}

/** The model's events, and of each type the last one of the story with a payload that the model does not have. */
export const choicesFor = (
  { key }: WatchedActor,
  model: AnyModel,
  history: readonly Happening[],
): readonly Choice[] => {
  const events = model.events as readonly AnyEventObject[]
  const known = new Set(events.map(printOf))
  const types = new Set(events.map(({ type }) => type))
  const fromStory = new Map<string, Choice>()
  for (const { index, key: receiver, event } of history) {
    if (receiver !== key || !types.has(event.type) || known.has(printOf(event))) continue
    fromStory.set(event.type, { id: `story-${index}`, event, isFromStory: true })
  }
  return [
    ...fromStory.values(),
    ...events.map((event, index) => ({ id: `model-${index}`, event, isFromStory: false })),
  ]
}

/** Payload of an event without its type, on one line. */
export const payloadOf = (event: AnyEventObject): string => {
  const rest: Record<string, unknown> = { ...event, type: undefined, actorId: undefined }
  const carried = 'output' in rest ? rest['output'] : 'error' in rest ? rest['error'] : rest
  if (carried === undefined) return ''
  if (carried instanceof Error && 'detail' in carried) return linesOf(carried.detail)
  return typeof carried === 'object' && carried !== null ? linesOf(carried) : toLine(carried)
}

/** `mobile 13800138000 · country_code 86`: the innermost non-empty values. */
const linesOf = (value: unknown, limit = 120): string => {
  const line = innermost(value)
    .map(([name, item]) => `${name} ${item}`)
    .join(' · ')
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line
}

const innermost = (value: unknown, depth = 0): Array<[string, string]> => {
  if (typeof value !== 'object' || value === null || depth > 2) return []
  return Object.entries(value).flatMap(([name, item]: [string, unknown]): Array<[string, string]> => {
    if (item === null || item === undefined || item === '' || name.startsWith('_')) return []
    if (Array.isArray(item)) return [[name, `[${item.length}]`]]
    return typeof item === 'object' ? innermost(item, depth + 1) : [[name, String(item)]]
  })
}

/** The same for events that a machine cannot distinguish; an actor's own id is no part of it. */
const printOf = (event: AnyEventObject) => toLine({ ...event, actorId: undefined }, Infinity)
