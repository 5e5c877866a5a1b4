import { CallError, failure } from '../../contract/failure.ts'
import { fileUploadMachine } from './fileUpload.machine.ts'
import { done, elapsed, failed, type Model } from '../shared/model.ts'

/** Files say nothing when they are serialised, and walks tell events apart by that. */
const file = (name: string, type: string) =>
  Object.assign(new File(['\u0089PNG or PDF'], name, { type }), { toJSON: () => name })

const upload = 'Vb3sQm0cQz8Lr2kWb6yPjA'

const refused = (reason: string) => failure('refused', null, { reason, field: null, retry_after: null })

export const fileUpload: Model<typeof fileUploadMachine> = {
  machine: fileUploadMachine,
  inputs: [
    { kind: 'organizer', url: '' },
    { kind: 'organizer', url: '/uploads/2f6a0c1eQz8Lr2kWb6yPjA.png' },
    { kind: 'paperPdf', url: '' },
  ],
  events: [
    // Each is of the wrong kind for one of the forms.
    { type: 'file.choose', file: file('logo.png', 'image/png') },
    { type: 'file.choose', file: file('paper.pdf', 'application/pdf') },
    { type: 'file.remove' },
    { type: 'file.retry' },
    { type: 'network.found' },
    { type: 'upload.stored', upload, offset: 4 },
    { type: 'upload.progressed', share: 0.5 },
    { type: 'upload.finished', url: '/uploads/2f6a0c1eQz8Lr2kWb6yPjA.png' },
    { type: 'upload.failed', failure: failure('offline') },
    { type: 'upload.failed', failure: refused('fileContentWrong') },
    elapsed('backOff', 'fileUpload.interrupted'),
    done('findOffset', 4),
    failed('findOffset', new CallError(refused('notFound'))),
    failed('findOffset', new CallError(failure('offline'))),
    failed('findOffset', new CallError(refused('invalid'))),
    done('discardUpload', null),
    failed('discardUpload', new CallError(failure('offline'))),
  ],
  project: ({ kind, file: chosen, url, upload: begun, tries, failure: fault }) => ({
    kind,
    file: chosen?.name,
    url,
    isBegun: begun !== '',
    tries,
    failure: fault?.kind,
  }),
}
