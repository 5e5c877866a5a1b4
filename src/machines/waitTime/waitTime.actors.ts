import { fromPromise } from '../shared/fromPromise.ts'
import type { WaitTimePort } from './waitTime.types.ts'

export const createWaitTimeActors = (port: WaitTimePort) => ({
  setWaitTime: fromPromise<void, { seconds: number }>(({ input }) => port.setWaitTime(input.seconds)),
})
