import { fromCallback } from 'xstate'

import type { CdnSignal, RtcSignal, StreamModePort } from './streamMode.types.ts'

export const createStreamModeActors = (port: StreamModePort) => ({
  runCdn: fromCallback<CdnSignal, { url: string }>(({ input, sendBack }) => port.runCdn(input.url, sendBack)),
  runRtc: fromCallback<RtcSignal, void>(({ sendBack }) => port.runRtc(sendBack)),
})
