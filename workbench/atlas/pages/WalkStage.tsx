import { useEffect, useRef } from 'react'

import type { WalkRequest } from '../replay/href.ts'
import { commandEvent, statusEvent } from '../replay/stageNews.ts'
import type { Command, WalkStatus } from '../replay/stageNews.ts'
import { createWalker } from '../replay/walker.ts'
import type { Locale } from '../../../src/i18n/locale.ts'

interface Props {
  readonly request: WalkRequest
  readonly locale: Locale
}

/** The real site in this document, walked; obeys the page around its frame and reports its status to it. */
export const WalkStage = ({ request, locale }: Props) => {
  const sign = useRef<HTMLDivElement>(null)
  const first = useRef(request)
  useEffect(() => {
    const walker = createWalker({ request: first.current, locale })
    const tell = () => {
      const { value, context } = walker.actor.getSnapshot()
      const { at, isPlaying, problem, took } = context
      const phase = value === 'deciding' ? 'acting' : value
      const detail: WalkStatus = { phase, at, isPlaying, problem, took, active: walker.active() }
      if (sign.current !== null) Object.assign(sign.current.dataset, { phase, at, took, problem })
      if (took !== null) performance.measure('walk', { start: performance.now() - took, duration: took })
      window.frameElement?.dispatchEvent(new CustomEvent(statusEvent, { detail }))
    }
    const obey = (event: Event) => walker.actor.send((event as Command).detail)
    walker.actor.subscribe(tell)
    addEventListener(commandEvent, obey)
    walker.actor.start()
    return () => {
      removeEventListener(commandEvent, obey)
      void walker.stop()
    }
  }, [locale])
  return <div ref={sign} id="walk" hidden />
}
