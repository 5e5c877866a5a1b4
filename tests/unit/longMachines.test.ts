import { describe, expect, it } from 'vitest'

import { lengthFaults, matchesFaults, mostLines } from '../../scripts/lib/longMachines.mjs'

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

describe('a state tested by name', () => {
  const selector = "export const selectIsOpen = (snapshot: Snapshot) =>\n  snapshot.matches('open')\n"

  it('is refused where nothing says why a tag would not do', () => {
    const fault = 'a:2 asks for a state by name: use a tag, or say above the function why `matches`'
    expect(matchesFaults([['a', selector]])).toEqual([fault])
    expect(matchesFaults([['a', `/** Open. */\n${selector}`]])).toEqual([fault.replace('a:2', 'a:3')])
    const earlier = '/** `matches`, because of a parent. */\nexport const selectName = () => null\n'
    expect(matchesFaults([['a', `${earlier}${selector}`]])).toEqual([fault.replace('a:2', 'a:4')])
  })

  it('is allowed if the comment of the function says why', () => {
    expect(
      matchesFaults([['a', `/** \`matches\`, because the tag is the parent's. */\n${selector}`]]),
    ).toEqual([])
  })

  it('differs from a CSS match of an element', () => {
    expect(matchesFaults([['a', "  if (target.matches('input, select')) return\n"]])).toEqual([])
  })
})
