import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { TemplatePanel } from '../../components/papers/PaperDesk/TemplatePanel.tsx'
import * as select from '../../machines/templatePack/templatePack.selectors.ts'
import { TemplateUpload } from './TemplateUpload.tsx'
import { useTemplatePack } from './useTemplatePack.ts'

const TemplateRemoval = lazy(() => import('../../components/papers/PaperDesk/TemplateRemoval.tsx'))

/** The templates of a conference: which are in force, and how a chair puts and removes them (MEM-02). */
export const Templates = ({ conferenceId }: { conferenceId: number }) => {
  const { flow, port } = useTemplatePack(conferenceId)
  const pack = useSelector(flow, select.selectPack)
  const failure = useSelector(flow, select.selectFailure)
  const busy = useSelector(flow, select.selectIsBusy)
  const isAsking = useSelector(flow, select.selectIsAsking)
  return (
    <>
      <TemplatePanel
        view={useSelector(flow, select.selectView)}
        pack={pack}
        failure={failure}
        upload={pack !== null && <TemplateUpload port={port} flow={flow} pack={pack} />}
        onRetry={() => flow.send({ type: 'pack.retry' })}
        onReload={() => flow.send({ type: 'pack.reload' })}
        onRemove={() => flow.send({ type: 'removal.ask' })}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <TemplateRemoval
            name={pack?.own?.name ?? ''}
            busy={busy}
            failure={failure}
            onConfirm={() => flow.send({ type: 'removal.confirm' })}
            onClose={() => flow.send({ type: 'removal.dismiss' })}
          />
        </Suspense>
      )}
    </>
  )
}
