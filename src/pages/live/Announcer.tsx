import { useState } from 'react'
import { useIntl } from 'react-intl'

import { VisuallyHidden } from '../../components/kit/VisuallyHidden.ts'
import type { LiveHubActorRef, liveHubMachine } from '../../machines/liveHub/liveHub.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { sayingOf } from './sayingOf.ts'

/** Announces events of the room to screen readers: stage, hosts, hands, mutes. */
export const Announcer = ({ hub }: { hub: LiveHubActorRef }) => {
  const { formatMessage } = useIntl()
  const [said, setSaid] = useState('')
  useEmitted<typeof liveHubMachine>(hub, {
    'room.happened': ({ event, view }) => {
      const saying = event && sayingOf(event, view)
      if (saying !== null) setSaid(formatMessage({ id: saying.id }, { name: saying.name }))
    },
  })
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-atomic="true">
      {said}
    </VisuallyHidden>
  )
}
