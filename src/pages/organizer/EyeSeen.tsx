import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Checkbox } from '../../components/kit/Checkbox.tsx'
import { markCopySeen, type CopyEye } from '../../contract/conferenceCopy.ts'
import { collectMachine } from '../../machines/collect/collect.machine.ts'
import * as select from '../../machines/collect/collect.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

interface Props {
  readonly conferenceId: number
  readonly eye: Pick<CopyEye, 'key' | 'is_seen'>
  /** The server has it. */
  readonly onMarked: () => void
}

/** Whether one line was checked: shown at once, and undone when the server did not receive it. */
export const EyeSeen = ({ conferenceId, eye: { key, is_seen }, onMarked }: Props) => {
  const { api } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    collectMachine.provide({
      actors: actorsOf(collectMachine, {
        fetchCollected: async () => is_seen,
        setCollected: async (isSeen, signal) => {
          const wish = { conference_id: conferenceId, line: key, seen: isSeen ? 1 : 0 } as const
          const { list } = await api.call(markCopySeen, wish, { signal })
          onMarked()
          return list.find((each) => each.key === key)?.is_seen ?? isSeen
        },
      }),
    }),
  )
  const flow = useFlow(logic, { input: { collected: is_seen } })
  useEmitted<typeof collectMachine>(flow, { 'collect.failed': ({ failure }) => sayFailure(failure) })
  return (
    <Checkbox
      checked={useSelector(flow, select.selectIsCollected)}
      onChange={() => flow.send({ type: 'collect.toggle', member: true })}
    >
      <FormattedMessage id="copy.eye.seen" />
    </Checkbox>
  )
}
