import type { ExamplesOf } from './example.ts'
import type * as studentProofs from './studentProof.ts'

export const studentProofExamples: ExamplesOf<typeof studentProofs> = {
  submitStudentProof: {
    sample: { conference_id: 1, version: 0, key: 'k', content: 'data:image/png;base64,iVBORw0KGgo=' },
    answer: () => ({
      ...{ id: 6, state: 'submitted', version: 1, reason: '' },
      file: '/files/student-proof/6?v=1',
    }),
  },
}
