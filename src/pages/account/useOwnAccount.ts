import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { ownAccount } from '../../app/lazyServices/ownAccount.ts'
import { secondFactor } from '../../app/lazyServices/secondFactor.ts'
import { createOwnAccountActors } from '../../machines/ownAccount/ownAccount.actors.ts'
import { ownAccountMachine } from '../../machines/ownAccount/ownAccount.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The flow of the own account; the header's display of the member follows it. */
export const useOwnAccount = () => {
  const { own, session, delays } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    ownAccountMachine.provide({
      actors: createOwnAccountActors({ ...own(secondFactor), ...own(ownAccount) }, delays),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof ownAccountMachine>(flow, {
    'change.saved': ({ kind }) => {
      say('success', `account.saved.${kind}`)
      if (kind === 'saveProfile' || kind === 'setAvatar') session.send({ type: 'user.refresh' })
    },
  })
  return flow
}
