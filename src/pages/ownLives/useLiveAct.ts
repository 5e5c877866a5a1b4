import type { MessageId } from '../../i18n/locale.ts'
import { useDialogAct, type DialogActProps } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

/** One act on a live, and what is said when it is done. */
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
