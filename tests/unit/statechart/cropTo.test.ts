import { describe, expect, it } from 'vitest'

import { cropTo } from '../../../workbench/atlas/pages/cropTo.ts'

const screen = { width: 1024, height: 660 }

describe('the part of a screen that a card shows', () => {
  it.each([
    ['no subject', null, { x: 0, y: 0, width: 1024, height: 660 }],
    [
      'a small one in the middle',
      { x: 462, y: 300, width: 100, height: 60 },
      { x: 256, y: 165, width: 512, height: 330 },
    ],
    [
      'a small one in the corner',
      { x: 0, y: 0, width: 100, height: 60 },
      { x: 0, y: 0, width: 512, height: 330 },
    ],
    [
      'one at the lower edge',
      { x: 900, y: 640, width: 120, height: 20 },
      { x: 512, y: 330, width: 512, height: 330 },
    ],
    [
      'one as wide as the screen',
      { x: 0, y: 10, width: 1024, height: 40 },
      { x: 0, y: 0, width: 1024, height: 660 },
    ],
  ] as const)('with %s stays on the screen and has its proportions', (_what, subject, crop) => {
    expect(cropTo(subject, screen)).toEqual(crop)
  })

  it('begins where a subject begins that is higher than the screen', () => {
    expect(cropTo({ x: 200, y: 96, width: 600, height: 2000 }, screen)).toMatchObject({ y: 0, width: 1024 })
    expect(cropTo({ x: 200, y: 96, width: 300, height: 640 }, screen).y).toBeCloseTo(0)
  })
})
