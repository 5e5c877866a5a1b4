import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialTransition } from 'xstate'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { CallError, failure } from '../../src/contract/failure.ts'
import type { FailureKind } from '../../src/contract/failure.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { models } from '../../workbench/registry.ts'
import { runs } from '../support/seed.ts'
import { isHandled, lenderOf } from '../../workbench/core/walk.ts'

const kinds: FailureKind[] = [
  'offline',
  'timeout',
  'server',
  'malformed',
  'limited',
  'refused',
  'expired',
  'unauthorized',
]

/** Errors that a promise may be rejected with: by rule a `CallError`, by accident anything. */
const anyError = fc.oneof(
  fc
    .tuple(fc.constantFrom(...kinds), fc.option(fc.string()), fc.string())
    .map(
      ([kind, msg, reason]) => new CallError(failure(kind, msg, { reason, field: null, retry_after: null })),
    ),
  fc.constantFrom<unknown>(undefined, null, 'text', 0, new Error('odd'), { detail: null }, []),
)

/** Any file that a visitor may choose or drop: with an unexpected name or type, or empty. */
const anyFile = fc
  .tuple(fc.string(), fc.constantFrom('image/png', 'application/pdf', 'text/html', ''), fc.string())
  .map(([name, type, content]) => new File([content], name, { type }))

/** The same shape with other values. */
const like = (value: unknown): fc.Arbitrary<unknown> => {
  if (value instanceof Error) return anyError
  if (value instanceof File) return anyFile
  if (typeof value === 'string') return fc.oneof(fc.constant(value), fc.string(), fc.constant(''))
  if (typeof value === 'number') {
    return fc.oneof(fc.constant(value), fc.integer(), fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER))
  }
  if (typeof value === 'boolean') return fc.boolean()
  if (Array.isArray(value)) {
    return value.length === 0 ? fc.constant([]) : fc.array(like(value[0]), { maxLength: 4 })
  }
  if (typeof value === 'object' && value !== null) {
    return fc.record(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, like(part)])))
  }
  return fc.constant(value)
}

const eventLike = ({ type, ...payload }: AnyEventObject): fc.Arbitrary<AnyEventObject> =>
  like(payload).map((odd) => ({ ...(odd as object), type }))

describe.each(Object.keys(models) as MachineId[])('%s', (id) => {
  const { machine, inputs, events } = models[id]
  const listed = events as readonly AnyEventObject[]
  const anyEvent = fc.oneof(fc.constantFrom(...listed), fc.oneof(...listed.map(eventLike)))

  it('takes any events with any payload, in any order, without an error and without getting stuck', () => {
    let taken = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...inputs),
        fc.array(anyEvent, { maxLength: 60, size: 'max' }),
        (input, sequence) => {
          const [start] = initialTransition(machine, input)
          const { scope } = lenderOf(machine, input)
          let snapshot: AnyMachineSnapshot = start
          for (const event of sequence) {
            // A flow that is over begins again, so that every sequence is walked to its end.
            if (snapshot.status !== 'active') snapshot = start
            if (snapshot.status !== 'active') return
            // An error that no state waits for stops a machine by design; it is never delivered.
            if (event.type.startsWith('xstate.error.') && !isHandled(snapshot, event)) continue
            snapshot = machine.transition(snapshot, event, scope) as AnyMachineSnapshot
            taken += 1
            if (snapshot.status === 'done') continue
            // Half a million steps are judged, and `expect` takes longer than a step: it has the word when one is bad.
            if (snapshot.status !== 'active') expect(snapshot.status).toBe('active')
            const isOpen = !snapshot.hasTag('busy') || listed.some((next) => isHandled(snapshot, next))
            if (!isOpen) expect.fail(`stuck in ${JSON.stringify(snapshot.value)}`)
          }
        },
      ),
      runs(250),
    )
    expect(taken, 'events must have been taken').toBeGreaterThan(1_000)
  })
})
