import { describe, expect, it } from 'vitest'

import { colours } from '../../src/theme/tokens.ts'

type Colour = keyof typeof colours

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
const luminanceOf = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrastOf = (one: string, other: string) => {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const grounds: readonly Colour[] = ['paper', 'surface', 'sunken']
/** Text colours, and the grounds below them. */
const written: ReadonlyArray<readonly [Colour, readonly Colour[]]> = [
  ['ink', [...grounds, 'indigo-soft', 'cinnabar-soft', 'celadon-soft', 'amber-soft']],
  ['ink-2', grounds],
  ['ink-3', grounds],
  ['indigo', [...grounds, 'indigo-soft']],
  ['indigo-hover', grounds],
  ['cinnabar', [...grounds, 'cinnabar-soft']],
  ['celadon', [...grounds, 'celadon-soft']],
  ['amber', [...grounds, 'amber-soft']],
  ['paper', ['indigo', 'cinnabar']],
]
/** Frames of controls, and where the focus is. */
const drawn: ReadonlyArray<readonly [Colour, readonly Colour[]]> = [
  ['line-strong', ['paper', 'surface']],
  ['focus', grounds],
]

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('the %s theme', (_name, theme) => {
  it.each(written)('%s can be read on everything that it is written on', (colour, on) => {
    for (const ground of on)
      expect([ground, contrastOf(colours[colour][theme], colours[ground][theme]) >= 4.5]).toEqual([
        ground,
        true,
      ])
  })

  it.each(drawn)('%s can be seen', (colour, on) => {
    for (const ground of on)
      expect([ground, contrastOf(colours[colour][theme], colours[ground][theme]) >= 3]).toEqual([
        ground,
        true,
      ])
  })
})

it('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
})
