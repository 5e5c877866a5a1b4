import { readFile } from 'node:fs/promises'

import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer, StorybookConfig } from 'storybook/internal/types'

import { checkCategory } from './categories.ts'
import { declaredState } from './declaredState.ts'

type Indexers = NonNullable<StorybookConfig['experimental_indexers']>

/**
 * Storybook's own indexing, plus: a title on an unknown shelf fails, and `parameters.state` of a story becomes its tag
 * `state:<machine>.<leaf>`, because the index carries tags but no parameters.
 */
export const workshopIndexers: Indexers = (existing = []) => existing.map(extended)

const extended = (base: Indexer): Indexer => ({
  ...base,
  createIndex: async (file, options) => {
    const inputs = await base.createIndex(file, options)
    for (const { title } of inputs) checkCategory(options.makeTitle(title), file)
    if (!file.endsWith('.stories.tsx')) return inputs
    const csf = loadCsf(await readFile(file, 'utf8'), { ...options, fileName: file }).parse()
    return inputs.map((input) => {
      const state = 'exportName' in input ? declaredState(csf.getStoryExport(input.exportName)) : null
      return state === null ? input : { ...input, tags: [...(input.tags ?? []), `state:${state}`] }
    })
  },
})
