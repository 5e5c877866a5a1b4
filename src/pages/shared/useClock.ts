import { useServices } from '../../app/context.tsx'
import { useHydrated } from './useHydrated.ts'

/** Milliseconds since 1970 when the page is drawn; null in the server's markup, which is kept and served later. */
export const useClock = (): number | null => {
  const { now } = useServices()
  return useHydrated() ? now() : null
}
