import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { messages } from '../../app/lazyServices/messages.ts'
import { messageReadingMachine } from '../../machines/messageReading/messageReading.machine.ts'
import * as select from '../../machines/messageReading/messageReading.selectors.ts'
import type { Mark } from '../../machines/messageReading/messageReading.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

/** Messages read on this page. `onRead` is called when the server has recorded more of them. */
export const useReading = (onRead: () => void) => {
  const service = useServices().own(messages)
  const [logic] = useState(() =>
    messageReadingMachine.provide({ actors: actorsOf(messageReadingMachine, service) }),
  )
  const flow = useFlow(logic, { input: undefined })
  useEmitted<typeof messageReadingMachine>(flow, {
    'unread.changed': onRead,
  })
  return {
    marks: useSelector(flow, select.selectMarks),
    failure: useSelector(flow, select.selectFailure),
    onMark: (mark: Mark) => flow.send({ type: 'messages.mark', mark }),
    onRetry: () => flow.send({ type: 'marking.retry' }),
  }
}
