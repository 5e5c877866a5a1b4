import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { createDocumentTemplate } from '../../contract/documentBatch.ts'
import type { BuiltInName } from '../../contract/documents/builtIn.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

const NewTemplateDialog = lazy(() => import('../../components/documents/Documents/NewTemplateDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly onLeft: () => void
}

/** Makes a template, from the form to its designer. */
export const Creating = ({ conferenceId, onLeft }: Props) => {
  const { api, go } = useServices()
  const dialog = useDialogAct({
    sendAct: ({ texts, key }, signal) =>
      api.call(
        createDocumentTemplate,
        {
          conference_id: conferenceId,
          built_in: texts['built_in'] as BuiltInName,
          name: texts['name'] ?? '',
          key,
        },
        { signal },
      ),
    onDone: (id) => go.to(`/organizer/${conferenceId}/documents/${String(id)}`),
    onLeft,
  })
  return (
    <Suspense fallback={null}>
      <NewTemplateDialog {...dialog} />
    </Suspense>
  )
}
