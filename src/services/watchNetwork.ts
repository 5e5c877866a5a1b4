/** Reports each return of the network; returns the clean-up. */
export const watchNetwork = (tell: (fact: { type: 'network.found' }) => void): (() => void) => {
  const find = () => tell({ type: 'network.found' })
  addEventListener('online', find)
  return () => removeEventListener('online', find)
}
