import * as z from 'zod/mini'

import type { KeyValueStore } from './storage.ts'

/**
 * CODE-02: when the next code of a purpose may be sent, remembered by the time of sending for as long as the browser tab lives.
 * Times are epoch milliseconds.
 */
export const createCountdowns = (session: KeyValueStore, now: () => number) => ({
  /** `contact`: typed contact, by field; it is shown again after a reload, for as long as the countdown runs. */
  start(purpose: string, channel: string, seconds: number, contact: Contact | null = null) {
    const present = now()
    const resendAt = present + seconds * 1000
    session.write(nameOf(purpose, channel), `${resendAt} ${seconds}`)
    if (contact === null) session.remove(contactOf(purpose, channel))
    else session.write(contactOf(purpose, channel), JSON.stringify(contact))
    return { resendAt, now: present }
  },
  recall(purpose: string, channel: string) {
    const [resendAt = NaN, seconds = NaN] = (session.read(nameOf(purpose, channel)) ?? '')
      .split(' ')
      .map(Number)
    const present = now()
    // A clock that was set back must not lock the button for longer than the countdown was.
    const isRunning = Number.isFinite(resendAt) && resendAt > present && resendAt - present <= seconds * 1000
    if (isRunning) return { resendAt, now: present, contact: read(session.read(contactOf(purpose, channel))) }
    session.remove(contactOf(purpose, channel))
    return null
  },
  /** A signed-in visitor needs none of them again. */
  forgetContacts() {
    for (const name of session.names('contact:')) session.remove(name)
  },
})

const nameOf = (purpose: string, channel: string) => `code:${purpose}:${channel}`
const contactOf = (purpose: string, channel: string) => `contact:${purpose}:${channel}`

const contact = z.record(z.string(), z.string())
type Contact = z.infer<typeof contact>

const read = (text: string | null): Contact | null => {
  if (text === null) return null
  try {
    return contact.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
