import { callError } from '../../../mocks/samples/payloads.ts'
import { contentSample, releaseSample } from '../../../mocks/samples/contents.ts'
import { emptyDocument } from '../../contract/richText.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { contentEditorMachine } from './contentEditor.machine.ts'

const typed = (title: string) => ({ type: 'text.edit', change: { title } }) as const
/** Another user’s, before anything was released. */
const theirs = { ...contentSample, title: '第一轮会议通知', revision: 9, released: null, releases: [] }
const stale = {
  ...contentSample,
  translation: 'stale',
  translated_from: { title: contentSample.title, body: emptyDocument },
} as const

export const contentEditor: Model<typeof contentEditorMachine> = {
  machine: contentEditorMachine,
  inputs: [{ conferenceId: 1, kind: 'notice1' }],
  events: [
    done('loadContent', stale),
    done('loadContent', theirs),
    done('loadContent', { ...theirs, id: 0, revision: 0 }),
    failed('loadContent', callError('offline')),
    { type: 'content.retry' },
    typed('第一号通知'),
    typed(contentSample.title),
    elapsed('quiet', 'contentEditor.editing.changed'),
    done('saveContent', { ...stale, title: '第一号通知', revision: 4 }),
    failed('saveContent', callError('offline')),
    failed('saveContent', callError('refused', 'versionConflict')),
    { type: 'save.retry' },
    { type: 'release.ask' },
    { type: 'version.open', no: 1 },
    { type: 'compare.retry' },
    { type: 'compare.cancel' },
    { type: 'compare.accept', key: 'k1' },
    done('loadRelease', releaseSample),
    failed('loadRelease', callError('offline')),
    { type: 'translation.confirm', key: 'k2' },
    { type: 'retire.ask' },
    { type: 'retire.cancel' },
    { type: 'retire.send', reason: '内容已过时', key: 'k3' },
    { type: 'content.revive', key: 'k4' },
    done('moveContent', { ...contentSample, state: 'released', version: 3 }),
    done('moveContent', { ...contentSample, state: 'retired', released: null, version: 3 }),
    failed('moveContent', callError('offline')),
    failed('moveContent', callError('refused', 'versionConflict')),
    { type: 'conflict.keep' },
    { type: 'conflict.take' },
  ],
  project: ({ kept, draft, sent, theirs: other, comparison, failure }) => ({
    state: kept?.state,
    translation: kept?.translation,
    isBegun: kept?.id !== 0,
    isChanged: draft.title !== sent.title,
    // Whether an answer is one's own lost save.
    sent: sent.title,
    theirs: other && [other.id, other.title, other.state, other.translation, other.released !== null],
    hasRelease: comparison.no !== null,
    isReleased: kept?.released !== null,
    failure: failure?.reason ?? failure?.kind,
  }),
}
