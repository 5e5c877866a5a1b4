import { describe, expect, it } from 'vitest'

import { plainPage } from '../../server/http/plainPage.ts'
import { contrast } from '../../stories/foundations/contrast.ts'

/** The custom properties of each scheme, as the page's style element sets them. */
const [light = '', dark = ''] = [...plainPage('', '').matchAll(/:root\{([^}]*--paper[^}]*)\}/g)].map(
  ([, rules]) => rules,
)
const colour = (rules: string, name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(rules)?.[1] ?? ''

describe('the pages without a script: sandbox checkout, outbox, API', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('have texts and links that can be read in the %s', (_, rules) => {
    expect(contrast(colour(rules, 'ink'), colour(rules, 'paper'))).toBeGreaterThan(7)
    expect(contrast(colour(rules, 'link'), colour(rules, 'paper'))).toBeGreaterThan(7)
    expect(plainPage('', '')).toContain('a{color:var(--link)}')
  })
})
