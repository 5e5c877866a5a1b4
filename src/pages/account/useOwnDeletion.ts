import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { ownDeletion } from '../../app/lazyServices/ownDeletion.ts'
import { secondFactor } from '../../app/lazyServices/secondFactor.ts'
import type { OwnDeletion } from '../../contract/accountDeletion.ts'
import { ownDeletionMachine } from '../../machines/ownDeletion/ownDeletion.machine.ts'
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFocusOnChange } from '../member/useFocusOnChange.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The flow of deleting the own account; the notice on every page follows it. `known`: null: it is loaded first. */
export const useOwnDeletion = (known: OwnDeletion | null) => {
  const { own, session } = useServices()
  const { say } = useToasts()
  // The pressed button is gone, and the result is below the title.
  const focusOnChange = useFocusOnChange()
  const [logic] = useState(() =>
    ownDeletionMachine.provide({
      actors: {
        ...actorsOf(ownDeletionMachine, own(ownDeletion)),
        secondFactor: secondFactorMachine.provide({
          actors: actorsOf(secondFactorMachine, own(secondFactor)),
        }),
      },
    }),
  )
  const flow = useFlow(logic, { input: { known } })
  useEmitted<typeof ownDeletionMachine>(flow, {
    'deletion.requested': () => {
      say('success', 'deletion.sent')
      session.send({ type: 'user.refresh' })
      focusOnChange()
    },
    'deletion.kept': () => {
      say('success', 'shell.deletion.undone')
      session.send({ type: 'user.refresh' })
      focusOnChange()
    },
    // A guest on this page is led to the login, and comes back.
    'login.wanted': () => session.send({ type: 'session.signOut' }),
  })
  return flow
}
