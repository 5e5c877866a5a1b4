import { describe, expect, it } from 'vitest'

import { fromWalkArgs, toWalkArgs, walkFrameHref, walkHref } from '../../../workbench/atlas/replay/href.ts'
import { nodesOf } from '../../../workbench/core/walk.ts'
import { machines } from '../../../src/machines/registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'

const ids = Object.keys(machines) as MachineId[]

describe('the address of a walk', () => {
  it('gives back machine, both states and the step, for every state of every machine', () => {
    for (const machine of ids) {
      for (const { id } of nodesOf(machines[machine]).slice(1)) {
        const request = { machine, from: id, to: id, step: 3 }
        expect(fromWalkArgs(toWalkArgs(request))).toEqual(request)
      }
    }
  })

  it('gives back that it starts at the start and plays', () => {
    const request = { machine: 'scan', to: 'scan.expired' } as const
    expect(fromWalkArgs(toWalkArgs(request))).toEqual({ ...request, from: undefined, step: undefined })
  })

  it('tells the first standstill from playing', () => {
    expect(toWalkArgs({ machine: 'scan', to: 'scan.expired', step: 0 }).step).toBe(0)
    expect(walkHref({ machine: 'scan', to: 'scan.expired', step: 0 })).toContain('step:0')
  })

  it('has only characters that Storybook accepts from its address', () => {
    for (const machine of ids) {
      for (const { id } of nodesOf(machines[machine]).slice(1)) {
        const { from, to } = toWalkArgs({ machine, from: id, to: id })
        expect(from).toMatch(/^[a-zA-Z0-9 _-]+$/)
        expect(to).toBe(from)
      }
    }
  })

  it('opens the workshop, or the story alone, in a language and a theme', () => {
    const request = { machine: 'scan', from: 'scan.watching.resting', to: 'scan.gating', step: 2 } as const
    const query = '&args=machine:scan;from:watching-resting;to:gating;step:2&globals=locale:en;theme:dark'
    const look = { locale: 'en', theme: 'dark' } as const
    expect(walkHref(request, look)).toBe(`./?path=/story/state-atlas-walk--take-me-there${query}`)
    expect(walkFrameHref(request, look)).toBe(
      `iframe.html?id=state-atlas-walk--take-me-there&viewMode=story${query}`,
    )
  })
})
