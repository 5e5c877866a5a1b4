import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { OwnPaper } from '../../contract/paper.ts'
import type { PaperForm } from '../../contract/paperForm.ts'
import type { SubmissionActorRef } from '../../machines/submission/submission.machine.ts'
import * as select from '../../machines/submission/submission.selectors.ts'
import type { Port } from './useSubmission.ts'

/** Values of a paper's fields, saved on this device at once; `fillings` increases when they change without typing. */
export const useTyped = (actor: SubmissionActorRef, port: Port, paper: OwnPaper) => {
  const typed = useSelector(actor, select.selectTyped) ?? paper
  const [fillings, setFillings] = useState(0)
  const onTyped = (now: { form: PaperForm; response: string }) => {
    port.keepTyped(paper, now)
    actor.send({ type: 'paper.change', typed: now })
  }
  const onFilled = (form: PaperForm) => {
    onTyped({ ...typed, form })
    setFillings((times) => times + 1)
  }
  return { typed, fillings, onTyped, onFilled }
}
