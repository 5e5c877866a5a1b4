import { useServices } from '../../app/context.tsx'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'
import { sendBy, type Act } from './acts.ts'

export interface ActProps {
  readonly act: Act
  /** Done: `answer` is the account as it is now, where it was about one. */
  readonly onDone: (answer: unknown) => void
  /** Not done; `isOutdated`: the page shows outdated data. */
  readonly onLeft: (isOutdated: boolean) => void
}

/** One act, from its dialog to the server's answer. */
export const useAct = ({ act, onDone, onLeft }: ActProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  return useDialogAct({
    sendAct: sendBy(api, act),
    onDone: (answer) => {
      say('success', `operators.act.${act.kind}.done`)
      onDone(answer)
    },
    onLeft,
  })
}
