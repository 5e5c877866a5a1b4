const name = 'symposium-unread'

/** Tells every page of this browser, this one included, that messages were read. */
export const announceUnread = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(null)
  channel.close()
}

/** Answers the clean-up. */
export const onUnreadChange = (tell: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', tell)
  return () => channel.close()
}
