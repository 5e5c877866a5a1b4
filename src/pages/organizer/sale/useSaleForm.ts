import type { Failure } from '../../../contract/failure.ts'
import { useDialogAct, type DialogActProps } from '../../shared/useDialogAct.ts'
import { useToasts } from '../../shared/useToasts.ts'

/** Another user has saved the same item since. */
export const isConflict = (isRefused: boolean, failure: Failure | null) =>
  isRefused && failure?.reason === 'versionConflict'

/** One saving of something that a conference sells. */
export const useSaleForm = (
  sendAct: DialogActProps['sendAct'],
  onEnd: (isChanged: boolean) => void,
  said: 'sale.saved' | 'sale.done' = 'sale.saved',
) => {
  const { say } = useToasts()
  return useDialogAct({
    sendAct,
    onDone: () => {
      say('success', said)
      onEnd(true)
    },
    onLeft: onEnd,
  })
}
