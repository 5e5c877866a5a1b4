import { readFile } from 'node:fs/promises'

import type { Indexer, StorybookConfig } from 'storybook/internal/types'

import { checkCategory } from './categories.ts'
import { storiesIn } from './storiesIn.ts'

type Indexers = NonNullable<StorybookConfig['experimental_indexers']>

/**
 * Storybook's own indexing, plus: a title on an unknown shelf fails, and the state that a story declares becomes its tag
 * `state:<machine>.<leaf>`, because the index carries tags but no parameters.
 */
export const workshopIndexers: Indexers = (existing = []) => existing.map(extended)

const extended = (base: Indexer): Indexer => ({
  ...base,
  createIndex: async (file, options) => {
    const inputs = await base.createIndex(file, options)
    for (const { title } of inputs) checkCategory(options.makeTitle(title), file)
    if (!file.endsWith('.stories.tsx')) return inputs
    const stories = storiesIn(await readFile(file, 'utf8'), file, options.makeTitle)
    return inputs.map((input) => {
      const state = stories.find(({ exportName }) => exportName === input.exportName)?.state ?? null
      return state === null ? input : { ...input, tags: [...(input.tags ?? []), `state:${state}`] }
    })
  },
})
