import { useServices } from '../../app/context.tsx'
import { AskForm } from '../../components/live/OwnLives/AskForm.tsx'
import {
  askLiveStaff,
  liveStaffForm,
  type LiveStaffMember,
  type OwnLive,
  type OwnLives,
} from '../../contract/ownLive.ts'
import { useLiveAct } from './useLiveAct.ts'

interface Props {
  readonly desk: OwnLives
  readonly live: OwnLive
  readonly part: LiveStaffMember['part']
  readonly onEnd: () => void
}

/** Invites a team member to be host or funder. */
export const Asking = ({ desk: { conference_id, people }, live: { id }, part, onEnd }: Props) => {
  const { api } = useServices()
  const act = useLiveAct(
    ({ texts }, signal) =>
      api.call(askLiveStaff, { conference_id, id, part, ...liveStaffForm.parse(texts) }, { signal }),
    'ownLive.asked',
    onEnd,
    onEnd,
  )
  return <AskForm {...act} part={part} people={people} />
}
