import { fromCallback } from 'xstate'

import type {
  CodePurpose,
  CodeSent,
  CountdownRecalled,
  SendCodeInput,
  SendCodePort,
  SendTarget,
} from './sendCode.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createSendCodeActors = (port: SendCodePort) => ({
  sendCode: fromPromise<CodeSent, { purpose: CodePurpose; target: SendTarget }>(({ input, signal }) =>
    port.sendCode(input, signal),
  ),
  recallCountdown: fromCallback<CountdownRecalled, SendCodeInput>(({ input, sendBack }) => {
    const running = port.recallCountdown(input)
    if (running !== null) sendBack({ type: 'countdown.recalled', ...running })
  }),
})
