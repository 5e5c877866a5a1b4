import type { Slot } from '../../../src/contract/room/wire.ts'
import type { Publishing } from './peers.ts'

/** A camera and a microphone that run: 15 pictures and 50 packets of sound a second. Gives a switch to turn them off. */
export const broadcast = (publishing: Publishing, slots: readonly Slot[]): (() => void) => {
  const timers = slots.map((slot) =>
    slot.startsWith('V')
      ? setInterval(() => publishing.picture(slot), 66)
      : setInterval(() => publishing.sound(slot), 20),
  )
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
