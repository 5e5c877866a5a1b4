import { FailureText } from '../../components/kit/FailureText.tsx'
import { GroupBeginning } from '../../components/registration/Registration/GroupBeginning.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getGroupInvitation, type GroupInvitation } from '../../contract/registrationGroup.ts'
import { useGroupAct } from './useGroupAct.ts'
import { useCall } from '../shared/useCall.ts'

interface Props {
  readonly conferenceId: number
  /** Code of the group that the address invites to; null: none. */
  readonly code: string | null
  readonly onRefresh: () => void
}

/** Begins a group, or joins the one that the address invites to. */
export const GroupEntry = ({ code, ...rest }: Props) =>
  code === null ? <Entry {...rest} code="" invitation={null} /> : <Invited key={code} {...rest} code={code} />

const Invited = ({ code, conferenceId, onRefresh }: Props & { readonly code: string }) => {
  const { one, failure } = useCall(getGroupInvitation, { code })
  if (one === null && failure === null) return <Skeleton $height="8rem" />
  // An unknown code is no obstacle: a group can be begun.
  const isHere = one !== null && one.conference_id === conferenceId
  return <Entry {...{ conferenceId, code, onRefresh }} invitation={isHere ? one : null} />
}

type EntryProps = Props & { readonly code: string; readonly invitation: GroupInvitation | null }

const Entry = ({ conferenceId, code, invitation, onRefresh }: EntryProps) => {
  const { busy, failure, send } = useGroupAct({ conferenceId, onDone: onRefresh })
  const said = failure && <FailureText failure={failure} />
  const isOfName = failure?.field === 'name'
  return (
    <GroupBeginning
      invitation={invitation}
      error={isOfName && said}
      fault={isOfName ? null : said}
      busy={busy}
      onCreate={(name) => send('create', { name: name.trim() })}
      onJoin={() => send('join', { code })}
    />
  )
}
