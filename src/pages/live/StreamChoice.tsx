import { useSelector } from '@xstate/react'

import { StreamSwitch } from '../../components/live/LivePlayer/StreamSwitch.tsx'
import type { StreamModeActorRef } from '../../machines/streamMode/streamMode.machine.ts'
import * as select from '../../machines/streamMode/streamMode.selectors.ts'

export const StreamChoice = ({ mode, hasGuest }: { mode: StreamModeActorRef; hasGuest: boolean }) => (
  <StreamSwitch
    line={useSelector(mode, select.selectLine)}
    choices={useSelector(mode, select.selectChoices, sameLines)}
    isForced={useSelector(mode, select.selectIsForced)}
    hasGuest={hasGuest}
    reason={useSelector(mode, select.selectReason)}
    onChoose={(line) => mode.send({ type: 'line.choose', line })}
  />
)

const sameLines = (before: readonly string[], now: readonly string[]) => before.join() === now.join()
