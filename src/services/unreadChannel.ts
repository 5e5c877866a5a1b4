const name = 'symposium-unread'

/** Informs every page of this browser, this one included, that messages were read. */
export const announceUnread = (): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(null)
  channel.close()
}

/** Returns the clean-up. */
export const onUnreadChange = (tell: () => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', tell)
  return () => channel.close()
}
