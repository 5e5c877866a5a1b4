import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { fireRecord, getRecord } from '../../contract/lifecycle.ts'
import type { Entity } from '../../contract/entity.ts'
import { pageAge } from '../../app/lazyServices/pageAge.ts'
import { secondFactor } from '../../app/lazyServices/secondFactor.ts'
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { recordMachine } from '../../machines/record/record.machine.ts'
import { selectIsSettled } from '../../machines/record/record.selectors.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The flow of one record, in the language of the page. */
export const useRecord = (entity: Entity, id: number) => {
  const { api, own } = useServices()
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    recordMachine.provide({
      actors: {
        ...actorsOf(recordMachine, {
          watchAge: own(pageAge).watchAge,
          fetchRecord: (input, signal) => api.call(getRecord, input, { signal }),
          fireRecord: ({ notes, ...wish }, signal) =>
            api.call(
              fireRecord,
              Object.keys(notes).length === 0 ? wish : { ...wish, notes: JSON.stringify(notes) },
              { signal },
            ),
        }),
        secondFactor: secondFactorMachine.provide({
          actors: actorsOf(secondFactorMachine, own(secondFactor)),
        }),
      },
    }),
  )
  const flow = useFlow(logic, { input: { entity, id } })
  useEmitted<typeof recordMachine>(flow, { 'refresh.failed': ({ failure }) => sayFailure(failure) })
  const refresh = () => flow.send({ type: 'record.refresh' })
  useLanguage(useSelector(flow, selectIsSettled), refresh)
  return { flow, refresh }
}

/** The server writes titles in the language of the request: another language needs a reload. */
const useLanguage = (isSettled: boolean, refresh: () => void) => {
  const { locale } = useIntl()
  const shown = useRef(locale)
  useEffect(() => {
    if (!isSettled || shown.current === locale) return
    shown.current = locale
    refresh()
  })
}
