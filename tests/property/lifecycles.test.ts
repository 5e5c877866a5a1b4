import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { entities } from '../../src/contract/entity.ts'
import { reasons } from '../../src/contract/reasons.ts'
import { roles } from '../../src/contract/roles.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../src/machines/lifecycles/shared/decide.ts'
import { models } from '../../workbench/registry.ts'
import { runs } from '../support/seed.ts'
import { leafIds } from '../../workbench/core/walk.ts'

/** A fact like this one, as the database might hold it; what is null now may be a text then. */
const factLike = (fact: unknown): fc.Arbitrary<unknown> => {
  if (typeof fact === 'boolean') return fc.boolean()
  if (typeof fact === 'number') return fc.oneof(fc.constant(fact), fc.constant(0), fc.nat())
  return fact === null ? fc.option(fc.string()) : fc.constant(fact)
}

describe.each(entities)('[ORD-01] a decision about %s', (entity) => {
  const lifecycle = lifecycles[entity]
  const { id } = lifecycle.machine
  const leaves = leafIds(lifecycle.machine).map((leaf) => leaf.slice(id.length + 1))
  const { inputs } = models[entity]
  const anyStatus = fc.record({
    state: fc.constantFrom(...leaves),
    facts: fc
      .constantFrom(...(inputs as object[]))
      .chain((facts) =>
        fc.record(Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factLike(fact)]))),
      ),
  })
  const anyEvent = fc.record(
    {
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...Object.keys(lifecycle.causes)) },
        { weight: 1, arbitrary: fc.string() },
      ),
      // Values of the wrong kind, too: the contract may let more through tomorrow.
      reason: fc.oneof(fc.string(), fc.constant(' '), fc.anything()),
      number: fc.oneof(fc.string(), fc.anything()),
      amount: fc.oneof(fc.constantFrom(0, 88_000), fc.anything()),
      gate: fc.string(),
      at: fc.string(),
      until: fc.string(),
    },
    { requiredKeys: ['type'] },
  )
  const anyRoles = fc.subarray([...roles])

  it('is made for every state, fact, event and role, is the same when asked again, and changes nothing', () => {
    let taken = 0
    let refused = 0
    fc.assert(
      fc.property(anyStatus, anyEvent, anyRoles, (status, event, by) => {
        const asked = structuredClone({ status, event, by })
        frozen(status)
        frozen(event)
        const decision = decide(lifecycle, status, event, frozen(by))
        expect(decide(lifecycle, asked.status, asked.event, asked.by)).toEqual(decision)
        expect({ status, event, by }).toEqual(asked)
        if (decision.kind === 'refused') {
          refused += 1
          expect(reasons).toContain(decision.reason)
          return
        }
        taken += 1
        expect(leaves).toContain(decision.state)
        expect(Object.keys(decision.facts).sort()).toEqual(Object.keys(status.facts).sort())
        const entitled = lifecycle.causes[event.type] ?? []
        expect(by.some((role) => entitled.includes(role))).toBe(true)
      }),
      runs(600),
    )
    expect(taken, 'some events must be taken').toBeGreaterThan(0)
    expect(refused, 'some events must be refused').toBeGreaterThan(0)
  })

  it('taking a role away grants nothing', () => {
    fc.assert(
      fc.property(anyStatus, anyEvent, anyRoles, fc.constantFrom(...roles), (status, event, by, role) => {
        const all = decide(lifecycle, status, event, [...by, role])
        const fewer = decide(lifecycle, status, event, by)
        if (fewer.kind === 'taken') expect(all).toEqual(fewer)
        else if (fewer.reason !== 'forbidden') expect(all).toEqual(fewer)
      }),
      runs(300),
    )
  })
})

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
