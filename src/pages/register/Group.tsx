import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'

import type { ConferenceDetails } from '../../contract/conference.ts'
import type { RegistrationActorRef } from '../../machines/registration/registration.machine.ts'
import { selectGroup } from '../../machines/registration/registration.selectors.ts'
import { GroupEntry } from './GroupEntry.tsx'
import { OwnGroup } from './OwnGroup.tsx'

interface Props {
  readonly actor: RegistrationActorRef
  readonly conference: ConferenceDetails
}

/** The group with which the visitor registers (CONF-03): where the ticket requires one, or the address invites to one. */
export const Group = ({ actor, conference }: Props) => {
  const code = new URLSearchParams(useSearch()).get('group')
  const isWanted = useSelector(actor, selectGroup) !== undefined
  const { id, group } = conference
  const onRefresh = () => actor.send({ type: 'registration.refresh' })
  if (group !== null)
    return isWanted || code === group.code ? (
      <OwnGroup conferenceId={id} group={group} onRefresh={onRefresh} />
    ) : null
  return isWanted || code !== null ? <GroupEntry conferenceId={id} code={code} onRefresh={onRefresh} /> : null
}
