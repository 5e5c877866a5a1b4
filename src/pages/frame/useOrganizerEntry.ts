import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { organizerEntryMachine } from '../../machines/organizerEntry/organizerEntry.machine.ts'
import { selectIsChecking } from '../../machines/organizerEntry/organizerEntry.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The flow behind create-conference and organizer centre (ORG-01, ORG-02, ORG-04). */
export const useOrganizerEntry = (route: string) => {
  const { account, session, site, go } = useServices()
  const [logic] = useState(() =>
    organizerEntryMachine.provide({
      actors: actorsOf(organizerEntryMachine, { fetchUser: account.checkUser }),
    }),
  )
  const entry = useFlow(logic, {})
  useEmitted<typeof organizerEntryMachine>(entry, {
    'organizer.opened': () => go.to(site.getSnapshot().context.site?.base.organizer_url || '/organizer'),
    'application.wanted': () => go.to('/attest'),
    'login.wanted': () => go.toLogin(),
    'status.unknown': ({ status }) => console.error(`Unknown sponsor_apply_status: ${status}`),
  })
  return {
    entry,
    isChecking: useSelector(entry, selectIsChecking),
    enter: () =>
      entry.send({
        type: 'organizer.enter',
        member: session.getSnapshot().context.user !== null,
        route,
      }),
  }
}
