import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { retireDocumentTemplate, type DocumentTemplate } from '../../contract/documentBatch.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const RetireDialog = lazy(() => import('../../components/documents/Documents/RetireDialog.tsx'))

interface Props {
  readonly template: DocumentTemplate
  readonly onLeft: () => void
}

/** Retires a template, from the question to the server's answer. */
export const Retiring = ({ template, onLeft }: Props) => {
  const { api, go } = useServices()
  const { say } = useToasts()
  const { conference_id, id, version, name } = template
  const dialog = useDialogAct({
    sendAct: (_, signal) => api.call(retireDocumentTemplate, { conference_id, id, version }, { signal }),
    onDone: () => {
      say('success', 'documents.retired')
      go.to(`/organizer/${conference_id}/documents`)
    },
    onLeft,
  })
  return (
    <Suspense fallback={null}>
      <RetireDialog {...dialog} name={name} onSubmit={() => dialog.onSubmit({})} />
    </Suspense>
  )
}
