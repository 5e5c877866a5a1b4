import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import type { SendCodeActorRef, sendCodeMachine } from '../../machines/sendCode/sendCode.machine.ts'
import * as select from '../../machines/sendCode/sendCode.selectors.ts'
import type { SendTarget } from '../../machines/sendCode/sendCode.types.ts'
import type { MessageId } from '../../i18n/locale.ts'
import { useEmitted } from './useEmitted.ts'
import { useToasts } from './useToasts.ts'

/** A form's code button: how far sending is, and the toasts that belong to it (CODE-01, VAL-04). */
export const useCode = (actor: SendCodeActorRef, sent: MessageId = 'login.code.sent') => {
  const { now } = useServices()
  const { say, sayFault, sayFailure } = useToasts()
  useEmitted<typeof sendCodeMachine>(actor, {
    'code.sent': () => say('success', sent),
    'code.faulty': ({ fault }) => sayFault(fault),
    'code.failed': ({ failure }) => sayFailure(failure),
  })
  return {
    code: {
      phase: useSelector(actor, select.selectPhase),
      until: useSelector(actor, select.selectUntil),
      now,
    },
    /** Input from before a reload, by field; null: none known. */
    contact: useSelector(actor, select.selectContact),
    onSendCode: (target: SendTarget) => actor.send({ type: 'code.send', target }),
  } as const
}
