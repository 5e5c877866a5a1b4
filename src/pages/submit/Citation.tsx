import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { CitationImport } from '../../components/papers/Submission/CitationImport.tsx'
import type { PaperForm } from '../../contract/paperForm.ts'
import { filled } from '../../contract/paperImport.ts'
import { citationImportMachine } from '../../machines/citationImport/citationImport.machine.ts'
import * as select from '../../machines/citationImport/citationImport.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'
import type { Port } from './useSubmission.ts'

interface Props {
  port: Port
  /** As it is typed now. */
  form: PaperForm
  onFilled: (form: PaperForm) => void
}

/** Fills a paper's form from a citation. */
export const Citation = ({ port, form, onFilled }: Props) => {
  const { say } = useToasts()
  const [logic] = useState(() =>
    citationImportMachine.provide({ actors: actorsOf(citationImportMachine, port) }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof citationImportMachine>(flow, {
    'citation.filled': ({ cited }) => {
      onFilled(filled(form, cited))
      say('success', 'submission.citation.filled')
    },
  })
  return (
    <CitationImport
      view={useSelector(flow, select.selectView)}
      cited={useSelector(flow, select.selectCited)}
      form={form}
      failure={useSelector(flow, select.selectFailure)}
      onRead={(text) => flow.send({ type: 'citation.read', text })}
      onFill={() => flow.send({ type: 'citation.fill' })}
    />
  )
}
