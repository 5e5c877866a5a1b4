import { failure } from '../../contract/failure.ts'
import { fileUploadMachine } from './fileUpload.machine.ts'
import type { Model } from '../shared/model.ts'

/** Files say nothing when they are serialised, and walks tell events apart by that. */
const picture = (name: string) =>
  Object.assign(new File(['\u0089PNG'], name, { type: 'image/png' }), { toJSON: () => name })

export const fileUpload: Model<typeof fileUploadMachine> = {
  machine: fileUploadMachine,
  inputs: [
    { kind: 'organizer', url: '' },
    { kind: 'organizer', url: '/uploads/2f6a0c1eQz8Lr2kWb6yPjA.png' },
  ],
  events: [
    { type: 'file.choose', file: picture('logo.png') },
    { type: 'file.choose', file: picture('logo.gif') },
    { type: 'file.remove' },
    { type: 'file.retry' },
    { type: 'upload.progressed', share: 0.5 },
    { type: 'upload.finished', url: '/uploads/2f6a0c1eQz8Lr2kWb6yPjA.png' },
    { type: 'upload.failed', failure: failure('offline') },
    {
      type: 'upload.failed',
      failure: failure('refused', null, { reason: 'fileContentWrong', field: null, retry_after: null }),
    },
  ],
  project: ({ file, url, failure: fault }) => ({
    file: file?.name,
    url,
    failure: fault?.kind,
  }),
}
