import { describe, expect, it } from 'vitest'

import { lengthFaults, mostLines } from '../../scripts/lib/longMachines.mjs'

const machine = (path: string, lines: number) => [path, 'x\n'.repeat(lines)] as const

describe('the length of machines', () => {
  it('is at most what can be read as a whole', () => {
    expect(lengthFaults([machine('a', mostLines)], {})).toEqual([])
    expect(lengthFaults([machine('a', mostLines + 1)], {})).toEqual([
      `a has ${mostLines + 1} lines, more than ${mostLines}: docs/adding-a-flow.md`,
    ])
  })

  it('may be more for a reason, as long as it is needed', () => {
    const reasons = { a: 'One step of a protocol each' }
    expect(lengthFaults([machine('a', mostLines + 1)], reasons)).toEqual([])
    expect(lengthFaults([machine('a', mostLines)], reasons)).toEqual([
      'a needs no exception in scripts/lib/longMachines.mjs any more',
    ])
  })
})
