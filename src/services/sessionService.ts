import { longestLink, readMessagesOf } from '../contract/message.ts'
import { countUnread, getUserInfo, logout } from '../contract/user.ts'
import { issueTicket } from '../contract/wechat.ts'
import type { Api } from './api.ts'
import type { CredentialStore } from './credentialStore.ts'
import { onPageChange, openedPage } from './openedPage.ts'
import { announceUnread, onUnreadChange } from './unreadChannel.ts'

/** Milliseconds between two checks of the unread number. */
const unreadPeriod = 60_000

/** The current user, from the server; satisfies the ports of the session, organizer and redirect machines. */
export const createSessionService = ({ api, credentials }: { api: Api; credentials: CredentialStore }) => ({
  /** For the session itself: a refusal is not reported as an expiry. */
  fetchUser: (signal: AbortSignal) => api.call(getUserInfo, {}, { signal, quiet: true }),
  /** For all other callers. */
  checkUser: (signal: AbortSignal) => api.call(getUserInfo, {}, { signal }),
  watchUnread(tell: (unread: number) => void) {
    const stop = new AbortController()
    let known = 0
    const learn = (unread: number) => {
      known = unread
      tell(unread)
    }
    // On a failure the last number stays.
    const look = () => api.call(countUnread, {}, { signal: stop.signal }).then(learn, () => undefined)
    /** Opening a page marks the messages about it as read, by any way to the page (MSG-02). */
    const open = async () => {
      const link = openedPage()
      if (known === 0 || link.length > longestLink) return
      const left = await api.call(readMessagesOf, { link }, { signal: stop.signal }).catch(() => known)
      // All tabs reload their counts, this one included.
      if (left !== known) announceUnread()
    }
    void look().then(open)
    const leave = onPageChange(() => void open())
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look()
    }, unreadPeriod)
    const forget = onUnreadChange(() => void look())
    return () => {
      clearInterval(timer)
      forget()
      leave()
      stop.abort()
    }
  },
  async endSession() {
    // The server needs the old headers, so the request is built before they are dropped.
    const sent = api.call(logout, {}, { quiet: true })
    credentials.forget()
    await sent.catch(() => undefined)
  },
  async issueTicket(signal: AbortSignal) {
    return (await api.call(issueTicket, {}, { signal, quiet: true })).ticket
  },
})
