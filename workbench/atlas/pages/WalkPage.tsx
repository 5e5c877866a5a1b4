import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import charts from 'virtual:statecharts'

import { hasFrames } from '../../preview/hasFrames.ts'
import { textsIn } from '../../core/bilingual.ts'
import { ChartView } from '../../core/chart/ChartView.tsx'
import type { WalkRequest } from '../replay/href.ts'
import type { PlayerEvent } from '../replay/player.machine.ts'
import { registry } from '../../registry.ts'
import { commandEvent, statusEvent } from '../replay/stageNews.ts'
import type { StatusNews, WalkStatus } from '../replay/stageNews.ts'
import type { View } from './addresses.ts'
import { WalkCaption } from './WalkCaption.tsx'
import { WalkChooser } from './WalkChooser.tsx'
import { WalkControls } from './WalkControls.tsx'
import { ChartBox, Frame, Head, Page, Poster, Side, Stage } from './WalkPage.styles.ts'
import { WalkShare } from './WalkShare.tsx'
import { WalkSteps } from './WalkSteps.tsx'
import { walkStageHref } from './walkStageHref.ts'
import { wayText } from './walkSteps.ts'
import { walkWords } from './walkWords.ts'

interface Props extends View {
  readonly request: WalkRequest
  /** The walk was changed by hand, or is at another step. */
  readonly onRequest: (request: WalkRequest) => void
}

/** One walk: the real page in a frame, the present step, and its place in the machine. */
export const WalkPage = ({ request, onRequest, locale, theme }: Props) => {
  const { machine, from, to, step } = request
  const way = useMemo(() => wayText({ machine, from, to }), [machine, from, to])
  const total = way?.steps.length ?? 0
  const frame = useRef<HTMLIFrameElement>(null)
  const [status, setStatus] = useState<WalkStatus>(unopened)
  const [slowness, setSlowness] = useState(1)
  // The frame starts with the requested walk; later walks are sent to it.
  const [first, setFirst] = useState({ request, locale, theme })
  if (first.locale !== locale || first.theme !== theme) setFirst({ request, locale, theme })
  const shownStep = useRef(step)

  const command = useCallback((event: PlayerEvent) => {
    frame.current?.contentWindow?.dispatchEvent(new CustomEvent(commandEvent, { detail: event }))
  }, [])

  const walked = useRef(first.request)
  useEffect(() => {
    const { current } = walked
    const isSameWay = current.machine === machine && current.from === from && current.to === to
    if (isSameWay && shownStep.current === step) return
    walked.current = { machine, from, to, step }
    shownStep.current = step
    setStatus(unopened)
    command({ type: 'go', request: { machine, from, to, step }, total })
  }, [machine, from, to, step, total, command])

  useEffect(() => {
    const element = frame.current
    const listen = (event: Event) => setStatus((event as StatusNews).detail)
    element?.addEventListener(statusEvent, listen)
    return () => element?.removeEventListener(statusEvent, listen)
  }, [first, way])

  // The address follows a reader who goes by hand; a walk that plays keeps an address that plays.
  const follow = (at: number | undefined) => {
    shownStep.current = at
    onRequest({ machine, from, to, step: at })
  }
  const send = (event: PlayerEvent) => {
    command(event)
    if (event.type === 'step') follow(Math.min(total, status.at + 1))
    else if (event.type === 'back') follow(Math.max(0, status.at - 1))
    else if (event.type === 'play' || event.type === 'restart') follow(undefined)
    else if (event.type === 'pause') follow(Math.min(total, status.at + (status.phase === 'acting' ? 1 : 0)))
    else if (event.type === 'pace') setSlowness(event.slowness)
  }

  const { chart, layout } = charts[machine]
  const entry = registry[machine]
  const done = way?.steps[status.at - 1]
  return (
    <Page>
      <Head>
        <h1>{walkWords.title[locale]}</h1>
        <WalkChooser request={request} locale={locale} onRequest={onRequest} />
      </Head>
      <Stage>
        {hasFrames && way !== null ? (
          <Frame
            ref={frame}
            // See cell.ts: cookies, storage and focus of the page stay its own.
            name="atlas-cell"
            title={walkWords.page[locale]}
            src={walkStageHref(first.request, first)}
            key={`${first.locale} ${first.theme}`}
            onLoad={() => command({ type: 'pace', slowness })}
          />
        ) : (
          <Poster>{way === null ? walkWords.noWay[locale] : walkWords.opening[locale]}</Poster>
        )}
      </Stage>
      {way !== null && (
        <Side>
          <WalkCaption way={way} status={status} locale={locale} />
          <WalkControls status={status} total={total} slowness={slowness} locale={locale} onEvent={send} />
          <WalkSteps way={way} at={status.at} phase={status.phase} locale={locale} />
          <ChartBox>
            <h2>{walkWords.chart[locale]}</h2>
            <ChartView
              chart={chart}
              layout={layout}
              locale={locale}
              theme={theme}
              label={`${walkWords.chart[locale]} · ${entry.title[locale]}`}
              names={textsIn(entry.states, locale)}
              active={status.active}
              taken={done?.edges ?? []}
              still
              onNode={(id) => {
                if (id !== machine) onRequest({ machine, from, to: id })
              }}
            />
          </ChartBox>
          <WalkShare
            request={{ ...request, step: status.isPlaying ? undefined : step }}
            look={{ locale, theme }}
          />
        </Side>
      )}
    </Page>
  )
}

const unopened: WalkStatus = {
  phase: 'opening',
  at: 0,
  isPlaying: false,
  problem: null,
  took: null,
  active: [],
}
