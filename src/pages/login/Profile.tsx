import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import type { ProfileDialogProps } from '../../components/account/Login/Login.types.ts'
import { toFailure } from '../../contract/failure.ts'
import type { ProfileActorRef, profileMachine } from '../../machines/profile/profile.machine.ts'
import * as select from '../../machines/profile/profile.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useToasts } from '../shared/useToasts.ts'

const ProfileDialog = lazy(() => import('../../components/account/Login/ProfileDialog.tsx'))

export const Profile = ({ actor }: { actor: ProfileActorRef }) => {
  const { sayFault, sayFailure } = useToasts()
  useEmitted<typeof profileMachine>(actor, { 'profile.failed': ({ failure }) => sayFailure(failure) })
  const view = useSelector(actor, select.selectSubjectsView)
  const tree = useSelector(actor, select.selectSubjects)
  const failure = useSelector(actor, select.selectFailure)
  // PROF-03: controls that would be ignored are disabled.
  const busy = useSelector(actor, select.selectIsBusy)
  const subjects: ProfileDialogProps['subjects'] =
    view === 'loading'
      ? { view }
      : view === 'failed'
        ? { view, failure: failure ?? toFailure(null) }
        : { view, tree }
  return (
    <Suspense fallback={null}>
      <ProfileDialog
        subjects={subjects}
        onRetrySubjects={() => actor.send({ type: 'subjects.retry' })}
        busy={busy}
        failure={view === 'ready' ? failure : null}
        onSubmit={(answers, completeInformation) =>
          actor.send({ type: 'profile.submit', answers, completeInformation })
        }
        onFaulty={sayFault}
        onLater={() => actor.send({ type: 'profile.skip' })}
      />
    </Suspense>
  )
}
