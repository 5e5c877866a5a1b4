/** Tells each time that the network is back; answers what ends it. */
export const watchNetwork = (tell: (fact: { type: 'network.found' }) => void): (() => void) => {
  const find = () => tell({ type: 'network.found' })
  addEventListener('online', find)
  return () => removeEventListener('online', find)
}
