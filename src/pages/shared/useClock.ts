import { useServices } from '../../app/context.tsx'
import { useIsLive } from './useIsLive.ts'

/** Milliseconds since 1970 when the page is drawn; null in the server's markup, which is kept and served later. */
export const useClock = (): number | null => {
  const { now } = useServices()
  return useIsLive() ? now() : null
}
