import type { CaptureActorRef } from '../../machines/capture/capture.machine.ts'

const wishes = ['capture.mute', 'capture.unmute', 'capture.open'] as const

/** Turns it off if it can be heard; makes it audible if it is off. */
export const toggleMicrophone = (microphone: CaptureActorRef) => {
  const type = wishes.find((wish) => microphone.getSnapshot().can({ type: wish }))
  if (type !== undefined) microphone.send({ type })
}
