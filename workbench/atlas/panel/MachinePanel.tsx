/** @jsxRuntime classic */
import * as React from 'react'

import type { Mode } from '../../../src/theme/tokens.ts'
import { textsIn } from '../../core/bilingual.ts'
import { ChartView } from '../../core/chart/ChartView.tsx'
import type { Plain } from '../live/plain.ts'
import type { ActorView, HappeningView, LiveView, Machines, SendOrder } from '../live/protocol.ts'
import { ActorChooser } from './ActorChooser.tsx'
import { DataTree } from './DataTree.tsx'
import { EdgeSheet } from './EdgeSheet.tsx'
import { EventList } from './EventList.tsx'
import { HistoryList } from './HistoryList.tsx'
import { actorTitle, stateName, stateNames } from './names.ts'
import { Section } from './Section.tsx'
import { Share } from './Share.tsx'
import { useSpeech } from './speech.ts'
import { StateSheet } from './StateSheet.tsx'
import type { StoryLink } from './StateSheet.tsx'
import { useActor } from './useActor.ts'
import { useInSight } from './useInSight.ts'

interface Props {
  readonly view: LiveView
  readonly machines: Machines
  /** Theme of the workshop around the story. */
  readonly theme: Mode
  /** Theme of the story. */
  readonly storyTheme: Mode
  readonly storiesOf: (state: string) => readonly StoryLink[]
  readonly onOpen: (storyId: string) => void
  readonly onSend: (order: SendOrder) => void
}

/** One running machine of the story: its chart, its events, its context and its history. */
export const MachinePanel = ({ view, machines, theme, storyTheme, storiesOf, onOpen, onSend }: Props) => {
  const { say, locale } = useSpeech()
  const [chosen, setChosen] = React.useState<string | null>(null)
  const [selected, setSelected] = React.useState<string | null>(null)
  const [happening, setHappening] = React.useState<number | null>(null)
  const place = React.useRef<HTMLParagraphElement>(null)
  const pressed = React.useRef<Element | null>(null)
  const drawing = React.useRef<HTMLDivElement>(null)

  const actor = useActor(view, chosen)
  const machine = actor === undefined ? undefined : machines[actor.machine]
  // The pressed button disappears once the machine has changed its state, which need not be the next update: then the
  // focus goes to the current state.
  React.useEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) place.current?.focus()
  }, [view])
  useInSight(drawing, `${actor?.key} ${actor?.leaves.join(' ')}`, actor?.leaves[0])
  if (actor === undefined || machine === undefined) return <p className="mp-message">{say('none')}</p>

  const title = actorTitle(machines, actor, locale)
  const own = view.history.filter(({ key }) => key === actor.key)
  const lit = own.find(({ index }) => index === happening) ?? own.findLast(({ edges }) => edges.length > 0)
  const isNode = machine.chart.nodes.some(({ id }) => id === selected)
  const send = (choice: string) => {
    pressed.current = document.activeElement
    setHappening(null)
    setSelected(null)
    setChosen(actor.key)
    onSend({ storyId: view.storyId, key: actor.key, choice })
  }
  const pressEdge = (edge: string) => {
    const way = choiceTaking(actor, edge)
    if (way === undefined) setSelected(edge)
    else send(way)
  }
  const show = (next: HappeningView | null) => {
    setHappening(next?.index ?? null)
    if (next !== null) setChosen(next.key)
  }

  return (
    <div className="mp-layout">
      <div className="mp-side">
        <ActorChooser
          machines={machines}
          actors={view.actors}
          chosen={actor.key}
          onChoose={(key) => {
            setChosen(key)
            setSelected(null)
            setHappening(null)
          }}
        />
        <p className="mp-now" ref={place} tabIndex={-1} role="status" data-leaves={actor.leaves.join(' ')}>
          <span className="mp-hidden">{title} — </span>
          <span className="mp-muted">{say('now')}</span>{' '}
          <b className="mp-state">{stateNames(machine, actor.leaves, locale)}</b>
          {actor.status === 'active' ? null : (
            <span className="mp-tag">{say(actor.status === 'done' ? 'ended' : 'broken')}</span>
          )}
        </p>
        <p className="mp-purpose">{machine.purpose[locale]}</p>
        <div className="mp-chart" ref={drawing}>
          <ChartView
            key={actor.key}
            chart={machine.chart}
            layout={machine.layout}
            locale={locale}
            theme={theme}
            label={`${say('chart')} — ${title}`}
            active={actor.active}
            taken={lit?.edges ?? []}
            enabled={enabledEdges(actor)}
            names={textsIn(machine.states, locale)}
            selected={selected}
            onEdge={pressEdge}
            onNode={setSelected}
          />
        </div>
      </div>
      <div className="mp-rest">
        {selected === null ? null : (
          <section className="mp-sheet" aria-labelledby="mp-sheet-title">
            <h3 id="mp-sheet-title">{isNode ? stateName(machine, selected, locale) : say('events')}</h3>
            <button
              type="button"
              className="mp-close"
              aria-label={say('closeDetails')}
              onClick={() => setSelected(null)}
            >
              ×
            </button>
            {isNode ? (
              <StateSheet
                machine={machine}
                actor={actor}
                state={selected}
                theme={storyTheme}
                storiesOf={storiesOf}
                onOpen={onOpen}
              />
            ) : (
              <EdgeSheet machine={machine} actor={actor} edge={selected} onSend={send} />
            )}
          </section>
        )}
        <Section title={say('events')} isOpen>
          <EventList machine={machine} actor={actor} onSend={send} />
        </Section>
        <Section title={say('history')} count={view.history.length}>
          <HistoryList
            machines={machines}
            history={view.history}
            actor={actor.key}
            selected={happening}
            onSelect={show}
          />
        </Section>
        <Section title={say('context')}>
          <DataTree key={actor.key} value={JSON.parse(actor.context) as Plain} />
        </Section>
        <Section title={say('share')}>
          <Share storyId={view.storyId} theme={storyTheme} />
        </Section>
      </div>
    </div>
  )
}

const enabledEdges = ({ events }: ActorView) => [
  ...new Set(events.flatMap(({ choices }) => choices.flatMap(({ outcome }) => outcome.edges))),
]

const choiceTaking = ({ events }: ActorView, edge: string) =>
  events
    .flatMap(({ choices }) => choices)
    .find(({ outcome }) => outcome.answer === 'taken' && outcome.edges.includes(edge))?.choice
