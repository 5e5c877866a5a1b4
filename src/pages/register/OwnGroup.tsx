import { useState } from 'react'

import { GroupPanel } from '../../components/registration/Registration/GroupPanel.tsx'
import { FailureText } from '../../components/kit/FailureText.tsx'
import type { RegistrationGroup } from '../../contract/registrationGroup.ts'
import { useShareLink } from '../shared/useShareLink.ts'
import { useGroupAct } from './useGroupAct.ts'

interface Props {
  readonly conferenceId: number
  readonly group: RegistrationGroup
  readonly onRefresh: () => void
}

/** The group of the visitor: sharing its link, and removing members. */
export const OwnGroup = (props: Props) => {
  // Each act is one of its own.
  const [act, setAct] = useState(0)
  return <Acting key={act} {...props} onDone={() => setAct(act + 1)} />
}

const Acting = ({ conferenceId, group, onRefresh, onDone }: Props & { readonly onDone: () => void }) => {
  const { busy, failure, send } = useGroupAct({
    conferenceId,
    onDone: () => {
      onDone()
      onRefresh()
    },
  })
  const { share } = useShareLink({ copied: 'register.group.copied', notCopied: 'register.group.notCopied' })
  const url = () => new URL(`/conferences/${conferenceId}/register?group=${group.code}`, location.origin).href
  return (
    <GroupPanel
      group={group}
      fault={failure && <FailureText failure={failure} />}
      busy={busy}
      onShare={() => share({ title: group.name, url: url() })}
      onRefresh={onRefresh}
      onLeave={() => send('leave')}
      onRemove={(member_id) => send('remove', { member_id: String(member_id) })}
    />
  )
}
