import { firstVersionOf, partAt } from '../../../mocks/samples/siteParts.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import type { PartContent } from '../../contract/siteParts.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { setText } from './edits.ts'
import { sitePartMachine } from './sitePart.machine.ts'

const kept = partAt('links')
const typed = (title: string): PartContent => setText(kept.content, 'items.0.title', title)
const mark = 'items.0.title'

export const sitePart: Model<typeof sitePartMachine> = {
  machine: sitePartMachine,
  inputs: [{ part: 'links' }],
  events: [
    done('loadPart', { state: kept, draft: null }),
    failed('loadPart', callError('offline')),
    { type: 'part.retry' },
    { type: 'part.edit', content: typed('自然科学基金委'), mark },
    { type: 'part.edit', content: typed(''), mark },
    { type: 'part.edit', content: kept.content, mark },
    { type: 'edit.undo' },
    { type: 'part.discard' },
    { type: 'part.review' },
    { type: 'review.cancel' },
    { type: 'review.publish', note: '改名', engNote: 'Renamed', isMaterial: false },
    done('savePart', { ...kept, no: kept.no + 1, content: typed('自然科学基金委') }),
    failed('savePart', callError('offline')),
    failed('savePart', callError('refused', 'versionConflict')),
    { type: 'publish.undo' },
    { type: 'version.open', no: 1 },
    done('loadVersion', firstVersionOf('links')),
    failed('loadVersion', callError('offline')),
    { type: 'version.retry' },
    { type: 'version.close' },
    { type: 'version.restore' },
    done('restorePart', { ...kept, no: kept.no + 2, restores: 1 }),
    failed('restorePart', callError('offline')),
    failed('restorePart', callError('refused', 'versionConflict')),
    { type: 'conflict.keep' },
    { type: 'conflict.take' },
  ],
  project: ({ kept: known, content, past, isChecked, undo, failure }) => ({
    isKnown: known !== null,
    title: content.items[0]?.fields['title'],
    // The content that undo restores decides whether anything is changed then.
    before: past.at(-1)?.items[0]?.fields['title'] ?? null,
    isChecked,
    canUndo: undo !== null,
    failure: failure?.reason ?? failure?.kind,
  }),
}
