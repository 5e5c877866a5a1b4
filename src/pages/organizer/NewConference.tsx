import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { createConference, draftForm } from '../../contract/ownConference.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { newConferenceMachine } from '../../machines/newConference/newConference.machine.ts'
import * as select from '../../machines/newConference/newConference.selectors.ts'
import { useSubjects } from '../conferences/useSubjects.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

const NewConferenceDialog = lazy(
  () => import('../../components/conference/OwnConferences/NewConferenceDialog.tsx'),
)

/** Makes the draft of a conference in the steps of a dialog, and goes on to it. */
export const NewConference = ({ onLeft }: { onLeft: (isBarred: boolean) => void }) => {
  const { api, go, newKey } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    newConferenceMachine.provide({
      actors: actorsOf(newConferenceMachine, {
        createConference: async ({ key, values }, signal) =>
          api.call(createConference, { key, ...draftForm.parse(values) }, { signal }),
      }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof newConferenceMachine>(flow, {
    'draft.made': ({ conference }) => {
      say('success', 'organizer.made')
      onLeft(false)
      go.to(`/organizer/${conference.id}`)
    },
    'form.left': ({ isBarred }) => onLeft(isBarred),
  })
  const step = useSelector(flow, select.selectStep)
  return (
    <Suspense fallback={null}>
      <NewConferenceDialog
        step={step}
        typed={useSelector(flow, select.selectTyped)}
        subjects={useSubjects()}
        busy={useSelector(flow, select.selectIsBusy)}
        isBarred={useSelector(flow, select.selectIsBarred)}
        failure={useSelector(flow, select.selectFailure)}
        onNext={(typed) => flow.send({ type: `${step}.given`, typed, key: newKey() })}
        onBack={(typed) => flow.send({ type: 'step.back', typed })}
        onClose={() => flow.send({ type: 'form.close' })}
      />
    </Suspense>
  )
}
