import { useState } from 'react'

import type { OwnPaper, OwnPaperFile } from '../../contract/paper.ts'
import { paperKinds } from '../../contract/uploadKinds.ts'
import { fileUploadMachine } from '../../machines/fileUpload/fileUpload.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import type { Port } from './useSubmission.ts'

/** The upload of one of the files, and the server's version: from this visit, or from before. */
export const usePaperUpload = (port: Port, paper: OwnPaper, kind: keyof typeof paperKinds) => {
  const [sent, setSent] = useState<OwnPaperFile | null>(null)
  const known = sent ?? paper.files.find((file) => file.kind === paperKinds[kind])
  const [logic] = useState(() =>
    fileUploadMachine.provide({
      actors: actorsOf(fileUploadMachine, {
        ...port.pieces,
        sendFile: (wish, tell) => port.sendPaperFile({ ...wish, id: paper.id, kind }, tell, setSent),
      }),
    }),
  )
  const url = known === undefined ? '' : `/files/paper/${known.id}`
  return { flow: useFlow(logic, { input: { kind, url } }), known }
}
