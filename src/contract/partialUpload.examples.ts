import type { ExamplesOf } from './example.ts'
import type * as partial from './partialUpload.ts'

const upload = 'Vb3sQm0cQz8Lr2kWb6yPjA'

const begun = (offset: number) => ({
  upload,
  name: 'paper.pdf',
  size: 1_482_240,
  offset,
  expires_at: '2026-11-21T02:00:00.000Z',
})

export const partialUploadExamples: ExamplesOf<typeof partial> = {
  beginUpload: {
    sample: { id: 1, purpose: 'pdf', name: 'paper.pdf', size: 1_482_240, fingerprint: 'f' },
    answer: () => begun(0),
  },
  getUpload: {
    sample: { upload },
    answer: () => begun(592_896),
  },
  appendUpload: {
    sample: { upload, offset: 0, content: 'data:application/octet-stream;base64,JVBERi0xLjQK' },
    answer: () => begun(1_482_240),
  },
  discardUpload: {
    sample: { upload },
    answer: () => null,
  },
}
