import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { getCountries } from '../../contract/site.ts'
import type { Country } from '../../contract/site.ts'
import { toFailure } from '../../contract/failure.ts'
import { useNewest } from './useNewest.ts'
import { useToasts } from './useToasts.ts'

/**
 * Dialling codes in the present language; null until they are loaded. Without them China remains usable; a failure is
 * shown, and they are requested again when the connection is back.
 */
export const useCountries = (): readonly Country[] | null => {
  const { api } = useServices()
  const { locale } = useIntl()
  const { sayFailure } = useToasts()
  const say = useNewest(sayFailure)
  const [countries, setCountries] = useState<readonly Country[] | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    api.call(getCountries, {}, { signal }).then(setCountries, (error: unknown) => {
      if (signal.aborted) return
      say.current(toFailure(error))
      addEventListener('online', () => setAttempt(attempt + 1), { signal })
    })
    return () => stop.abort()
  }, [api, locale, attempt, say])
  return countries
}
