import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { colourProperties, sizeProperties } from '../../src/theme/tokens.ts'

const files = (readdirSync('src', { recursive: true }) as string[])
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => [name, readFileSync(join('src', name), 'utf8')] as const)
/** Ark UI sets them on its own elements. */
const ofTheKit = /^--(?:z-index|reference|available|x|y|height|scale|opacity|gap|offset|layer)/

describe('custom properties', () => {
  it('that a style reads without a substitute are declared', () => {
    const declared = new Set(
      [colourProperties('light'), sizeProperties(), ...files.map(([, text]) => text)].flatMap((text) =>
        [...text.matchAll(/(?<!var\()(--[a-z][\w-]*)/g)].map(([, name]) => name),
      ),
    )
    const missing = files.flatMap(([name, text]) =>
      [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].flatMap(([, variable = '']) =>
        declared.has(variable) || ofTheKit.test(variable) ? [] : [`${name}: ${variable}`],
      ),
    )
    expect(missing).toEqual([])
  })
})
