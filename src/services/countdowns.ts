import type { KeyValueStore } from './storage.ts'

/**
 * CODE-02: when the next code of a purpose may be sent, remembered by the time of sending for as long as the browser tab lives.
 * Times are epoch milliseconds.
 */
export const createCountdowns = (session: KeyValueStore, now: () => number) => ({
  start(purpose: string, channel: string, seconds: number) {
    const present = now()
    const resendAt = present + seconds * 1000
    session.write(nameOf(purpose, channel), `${resendAt} ${seconds}`)
    return { resendAt, now: present }
  },
  recall(purpose: string, channel: string) {
    const [resendAt = NaN, seconds = NaN] = (session.read(nameOf(purpose, channel)) ?? '')
      .split(' ')
      .map(Number)
    const present = now()
    // A clock that was set back must not lock the button for longer than the countdown was.
    const isRunning = Number.isFinite(resendAt) && resendAt > present && resendAt - present <= seconds * 1000
    return isRunning ? { resendAt, now: present } : null
  },
})

const nameOf = (purpose: string, channel: string) => `code:${purpose}:${channel}`
