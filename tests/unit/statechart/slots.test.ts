import { describe, expect, it } from 'vitest'

import { createSlots } from '../../../workbench/atlas/pages/slots.ts'

describe('slots', () => {
  it('let no more than their number start, and the next when one is given back, in the order of asking', () => {
    const slots = createSlots(2)
    const started: string[] = []
    const [first, second] = ['first', 'second', 'third', 'fourth'].map((name) =>
      slots.take(() => started.push(name)),
    )
    expect(started).toEqual(['first', 'second'])
    second?.()
    expect(started).toEqual(['first', 'second', 'third'])
    first?.()
    expect(started).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('forget a waiter that gives up', () => {
    const slots = createSlots(1)
    const started: string[] = []
    const [first, second] = ['first', 'second', 'third'].map((name) => slots.take(() => started.push(name)))
    second?.()
    first?.()
    expect(started).toEqual(['first', 'third'])
  })

  it('count a slot that is given back twice once', () => {
    const slots = createSlots(1)
    const started: string[] = []
    const [first] = ['first', 'second', 'third'].map((name) => slots.take(() => started.push(name)))
    first?.()
    first?.()
    expect(started).toEqual(['first', 'second'])
  })
})
