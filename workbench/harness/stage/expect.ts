import { expect as recorded } from 'storybook/test'
import type { ExpectStatic } from 'vitest'

/**
 * Assertions that work in Vitest and in a story. Storybook's own, without the record that it keeps for its panel (a
 * walk checks the page some hundred times a second), and therefore not asynchronous.
 */
export const expect = ('__originalFn__' in recorded ? recorded.__originalFn__ : recorded) as ExpectStatic
