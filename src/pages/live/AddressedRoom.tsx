import { getLiveInfo } from '../../contract/live.ts'
import { useCall } from '../shared/useCall.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'
import { Room } from './Room.tsx'

interface Props {
  readonly liveId: number
  /** The live's, or that of its rehearsal. */
  readonly roomId: number
}

/** A room on a page of its own. It works without the live's announcement, and there is none for a draft. */
export const AddressedRoom = ({ liveId, roomId }: Props) => {
  const { one } = useCall(getLiveInfo, { live_id: liveId })
  useSubjectTitle(one?.title)
  return <Room liveId={roomId} about={one} />
}
