import { fixturesFor } from '../../../mocks/fixtures.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { previewAsMachine } from './previewAs.machine.ts'

export const previewAs: Model<typeof previewAsMachine> = {
  machine: previewAsMachine,
  inputs: [{ conferenceId: 1 }],
  events: [
    {
      type: 'preview.open',
      wish: { part: 'guest', language: 'zh-CN', texts: 'released', page: 'conference' },
    },
    { type: 'preview.again' },
    { type: 'frame.loaded' },
    done('openPreview', fixturesFor('zh').openPreview),
    failed('openPreview', callError('offline')),
  ],
  project: ({ wish, opened, failure }) => ({
    part: wish?.part,
    isOpened: opened !== null,
    failure: failure?.kind,
  }),
}
