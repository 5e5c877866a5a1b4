import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { preview } from '../../app/lazyServices/preview.ts'
import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { PreviewForm } from '../../components/conference/Preview/PreviewForm.tsx'
import { PreviewFrame } from '../../components/conference/Preview/PreviewFrame.tsx'
import { getPreviewChoices, type PreviewChoices } from '../../contract/preview.ts'
import { previewAsMachine } from '../../machines/previewAs/previewAs.machine.ts'
import { selectView } from '../../machines/previewAs/previewAs.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useWorkbench } from '../organizer/useWorkbench.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Choice of a preview, and the preview itself. */
export const PreviewAs = ({ conferenceId }: { conferenceId: number }) => {
  const { api, own } = useServices()
  const bench = useWorkbench<PreviewChoices, never>((signal) =>
    api.call(getPreviewChoices, { conference_id: conferenceId }, { signal }),
  )
  const [logic] = useState(() =>
    previewAsMachine.provide({ actors: actorsOf(previewAsMachine, own(preview)) }),
  )
  const flow = useFlow(logic, { input: { conferenceId } })
  const view = useSelector(flow, selectView)
  const { wish, opened, failure } = useSelector(flow, (snapshot) => snapshot.context)
  return (
    <WorkbenchLayout id={conferenceId} section="preview" {...bench.layout}>
      {bench.one !== null && (
        <>
          <PreviewForm
            choices={bench.one}
            busy={view === 'loading'}
            isOpen={view !== 'choosing'}
            failure={failure}
            onOpen={(next) => flow.send({ type: 'preview.open', wish: next })}
          />
          <PreviewFrame
            view={view}
            wish={wish}
            opened={opened}
            failure={failure}
            onLoad={() => flow.send({ type: 'frame.loaded' })}
            onAgain={() => flow.send({ type: 'preview.again' })}
          />
        </>
      )}
    </WorkbenchLayout>
  )
}
