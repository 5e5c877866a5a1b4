import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toLine, toPlain } from '../../../workbench/atlas/live/plain.ts'
import { createReader } from '../../../workbench/atlas/live/reader.ts'

const read = <Value>(value: Value, look: (lent: Value) => unknown) => {
  const reader = createReader()
  look(reader.lend(value, 'context'))
  return reader.readings().map(({ path, value: seen }) => `${path} = ${seen}`)
}

describe('a reader', () => {
  it('notes the innermost values only', () => {
    expect(read({ user: { name: 'Lin', id: 7 } }, ({ user }) => user.name)).toEqual([
      'context.user.name = "Lin"',
    ])
    expect(read({ user: { name: 'Lin' } }, ({ user }) => user !== null)).toEqual([
      'context.user = {"name":"Lin"}',
    ])
    expect(read({ user: null }, ({ user }) => user !== null)).toEqual(['context.user = null'])
  })

  it('notes what is not there', () => {
    expect(read<{ a?: number }>({}, ({ a }) => a)).toEqual(['context.a = undefined'])
    expect(read<{ a?: number }>({}, (lent) => 'a' in lent)).toEqual(['context.a = undefined'])
  })

  it('notes the places of a list, and names that are no identifiers', () => {
    expect(read({ list: [1, 2] }, ({ list }) => list.includes(1))).toEqual([
      'context.list.length = 2',
      'context.list[0] = 1',
    ])
    expect(read({ 'a-b': 1 }, (lent) => lent['a-b'])).toEqual(['context["a-b"] = 1'])
  })

  it('shows errors as their class says, and maps and dates as copies', () => {
    class Lost extends Error {
      readonly place = 'here'
    }
    expect(read({ error: new Lost('x') }, ({ error }) => error instanceof Lost && error.place)).toEqual([
      'context.error.place = "here"',
    ])
    const value = { map: new Map([['a', 1]]), day: new Date(0) }
    expect(read(value, ({ map, day }) => [map.get('a'), map.delete('a'), day.getTime()])).toEqual([
      'context.map = [["a",1]]',
      'context.day = "1970-01-01T00:00:00.000Z"',
    ])
    expect(value.map.size).toBe(1)
  })

  it('lends the same thing for the same thing, also out of what is frozen', () => {
    const page = { id: 1 }
    const lent = createReader().lend(Object.freeze({ page, again: page, pages: Object.freeze([page]) }), 'x')
    expect(lent.page).toBe(lent.again)
    expect(lent.pages[0]).toBe(lent.page)
  })

  it('lets nothing be changed, however deep', () => {
    const value = { list: [{ a: 1 }] }
    const lent = createReader().lend(value, 'context')
    const [first] = lent.list
    expect(() => {
      if (first) first.a = 2
    }).toThrow('A guard must not change context.list[0]')
    expect(() => lent.list.pop()).toThrow('context.list')
    expect(() => Reflect.deleteProperty(lent, 'list')).toThrow('context')
    expect(() => Object.assign(lent, { b: 1 })).toThrow('context')
    expect(value).toEqual({ list: [{ a: 1 }] })
  })

  it('says of any data what the data says', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 4 }), (value) => {
        expect(JSON.stringify(createReader().lend(value, 'x'))).toBe(JSON.stringify(value))
      }),
    )
  })
})

describe('anything as plain data', () => {
  it('never throws, always fits into JSON, and ends', () => {
    fc.assert(
      fc.property(
        fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true }),
        (value) => {
          const text = JSON.stringify(toPlain(value))
          expect(JSON.parse(text)).toEqual(toPlain(value))
        },
      ),
    )
    expect(toPlain(-0)).toBe('-0')
    const circle: { self?: object } = {}
    circle.self = circle
    expect(toPlain(circle)).toEqual({ self: '↺' })
  })

  it('shows what a failure carries, an actor by its name, and long lists by their length', () => {
    expect(toPlain(Object.assign(new Error('lost'), { detail: { kind: 'offline' } }))).toEqual({
      name: 'Error',
      message: 'lost',
      detail: { kind: 'offline' },
    })
    expect(toPlain({ id: 'scan', sessionId: 'x:1', getSnapshot: () => null })).toBe('→ scan')
    expect(toPlain(Array.from({ length: 60 }, () => 0))).toHaveLength(51)
    expect(toLine('x'.repeat(200))).toHaveLength(80)
    expect(toLine(undefined)).toBe('undefined')
  })
})
