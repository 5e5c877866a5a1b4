import type { CodeTarget } from '../../contract/codeTarget.ts'
import { fromCallback } from 'xstate'

import type {
  CodePurpose,
  CodeSent,
  CountdownRecalled,
  SendCodeInput,
  SendCodePort,
} from './sendCode.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createSendCodeActors = (port: SendCodePort) => ({
  sendCode: fromPromise<CodeSent, { purpose: CodePurpose; target: CodeTarget }>(({ input, signal }) =>
    port.sendCode(input, signal),
  ),
  recallCountdown: fromCallback<CountdownRecalled, SendCodeInput>(({ input, sendBack }) => {
    const running = port.recallCountdown(input)
    if (running !== null) sendBack({ type: 'countdown.recalled', ...running })
  }),
})
