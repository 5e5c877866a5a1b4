import type { IntlShape } from 'react-intl'

import type { Block } from '../../../contract/documents/design.ts'
import { placeholders } from '../../../contract/documents/words.ts'

/** Label of a block in lists: for a text its beginning, with the placeholders in words. */
export const blockName = (intl: Pick<IntlShape, 'formatMessage'>, block: Block): string => {
  if (block.kind !== 'text') return intl.formatMessage({ id: `documents.block.${block.kind}` })
  let words = block.text.replaceAll('\n', ' ')
  for (const name of placeholders)
    words = words.replaceAll(
      `{${name}}`,
      intl.formatMessage(
        { id: 'documents.in' },
        { name: intl.formatMessage({ id: `documents.placeholder.${name}` }) },
      ),
    )
  const signs = Array.from(words)
  return signs.length > 28 ? `${signs.slice(0, 28).join('')}…` : words
}
