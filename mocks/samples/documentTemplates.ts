import { builtIn } from '../../src/contract/documents/builtIn.ts'
import type { PageDesign } from '../../src/contract/documents/design.ts'
import { fixturesFor } from '../fixtures.ts'

const { getDocumentTemplate } = fixturesFor('zh')

export const templateSample = getDocumentTemplate
const badge = builtIn.badge as PageDesign
/** With one more block than the sample. */
export const changedDesign: PageDesign = {
  ...badge,
  blocks: [...badge.blocks, { kind: 'rect', x: 5, y: 5, width: 20, height: 5, color: 'cinnabar', line: 0 }],
}
/** Cannot be printed: its first block reaches beyond the page. */
export const faultyDesign: PageDesign = {
  ...badge,
  blocks: badge.blocks.map((block, index) => (index === 0 ? { ...block, width: 400 } : block)),
}
/** Version that a second organizer has saved in the meantime. */
export const templateOfOthers = { ...templateSample, version: 3, name: '代表胸卡' }
