import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { useVisitor } from './useVisitor.ts'

/** The content shown under this name when the visitor left this entry of the history; null: never, or nothing is kept. */
export const useKept = <Shown>(name: string | null) => {
  const { kept, go, session } = useServices()
  const { locale } = useIntl()
  const whole = `${locale} ${useVisitor(session) ?? 'guest'} ${name}`
  const [entry] = useState(() => (name === null ? null : go.entry()))
  const [before] = useState(() => (entry === null ? null : kept.find<Shown>(entry, whole)))
  return { entry, name: whole, before } as const
}

/** Restores the scroll position for a returning visitor, and keeps the result of `read` until then; null: nothing. */
export const useKeeping = <Shown>(
  { entry, name, before }: ReturnType<typeof useKept<Shown>>,
  read: () => Shown | null,
) => {
  const { kept } = useServices()
  const keep = useEffectEvent(() => {
    const shown = read()
    if (entry !== null && shown !== null) kept.keep(entry, name, { shown, top: scrollY })
  })
  useLayoutEffect(() => {
    if (entry === null) return
    if (before !== null) scrollTo({ top: before.top, behavior: 'instant' })
    return () => keep()
  }, [entry, before])
}
