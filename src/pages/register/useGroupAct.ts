import { useServices } from '../../app/context.tsx'
import { createGroup, joinGroup, leaveGroup, removeGroupMember } from '../../contract/registrationGroup.ts'
import type { SendAct } from '../../machines/operatorAct/operatorAct.types.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

interface Wish {
  readonly conferenceId: number
  /** The group has changed. */
  readonly onDone: () => void
}

/** One act on the group of the visitor, sent again for as long as it is refused. */
export const useGroupAct = ({ conferenceId: conference_id, onDone }: Wish) => {
  const { api } = useServices()
  const sendAct = ({ texts, key }: SendAct, signal: AbortSignal): Promise<unknown> => {
    const { act = '', name = '', code = '', member_id = '' } = texts
    if (act === 'create') return api.call(createGroup, { conference_id, name, key }, { signal })
    if (act === 'join') return api.call(joinGroup, { code }, { signal })
    if (act === 'leave') return api.call(leaveGroup, { conference_id }, { signal })
    return api.call(removeGroupMember, { conference_id, member_id: Number(member_id) }, { signal })
  }
  const { busy, failure, onSubmit } = useDialogAct({ sendAct, onDone, onLeft: onDone })
  // A refusal concerns one of these: each of them can be sent again.
  const send = (act: 'create' | 'join' | 'remove' | 'leave', more: Readonly<Record<string, string>> = {}) =>
    onSubmit({ act, name: '', code: '', member_id: '', conference_id: '', ...more })
  return { busy, failure, send }
}
