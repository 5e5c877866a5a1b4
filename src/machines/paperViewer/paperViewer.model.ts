import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'
import { paperViewerMachine } from './paperViewer.machine.ts'

export const paperViewer: Model<typeof paperViewerMachine> = {
  machine: paperViewerMachine,
  inputs: [{ url: '/files/paper/1' }],
  events: [
    done('openPaper', { pages: 2 }),
    failed('openPaper', callError('offline')),
    failed('openPaper', callError('malformed')),
    failed('openPaper', callError('refused', 'notFound')),
    done('paintPage', undefined),
    failed('paintPage', callError('malformed')),
    { type: 'paper.next' },
    { type: 'paper.previous' },
    { type: 'paper.go', page: 2 },
    { type: 'paper.enlarge' },
    { type: 'paper.reduce' },
    { type: 'paper.retry' },
  ],
  project: ({ page, pages, zoom, failure }) => ({ page, pages, zoom, failure: failure?.kind }),
}
