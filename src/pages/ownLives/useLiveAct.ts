import type { MessageId } from '../../i18n/locale.ts'
import { useDialogAct, type DialogActProps } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

/** One action on a live, and the message after it. */
export const useLiveAct = (
  sendAct: DialogActProps['sendAct'],
  said: MessageId,
  onDone: (answer: unknown) => void,
  onLeft: (isOutdated: boolean) => void,
) => {
  const { say } = useToasts()
  return useDialogAct({
    sendAct,
    onDone: (answer) => {
      say('success', said)
      onDone(answer)
    },
    onLeft,
  })
}
