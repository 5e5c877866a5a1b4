/** @jsxRuntime classic */
import * as React from 'react'

import type { Mode } from '../../../src/theme/tokens.ts'
import type { ActorView, MachineView } from '../live/protocol.ts'
import { walkHref } from '../replay/href.ts'
import { stateName, stateNames } from './names.ts'
import { useSpeech } from './speech.ts'

export interface StoryLink {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly machine: MachineView
  readonly actor: ActorView
  /** Id of a state. */
  readonly state: string
  readonly theme: Mode
  /** Stories that show a state, by its id. */
  readonly storiesOf: (state: string) => readonly StoryLink[]
  readonly onOpen: (storyId: string) => void
}

/** Actions on a state of the chart: open its stories, or walk there. */
export const StateSheet = ({ machine, actor, state, theme, storiesOf, onOpen }: Props) => {
  const { say, locale } = useSpeech()
  const isHere = actor.active.includes(state)
  const children = machine.chart.nodes.filter(({ parent }) => parent === state).map(({ id }) => id)
  const leaves = leavesBelow(machine, state)
  const stories = leaves.flatMap(storiesOf)
  const [from] = actor.leaves
  const look = { locale, theme }
  return (
    <React.Fragment>
      <p>
        <code>{state}</code>
      </p>
      {isHere ? <p>{say('isHere')}</p> : null}
      {children.length === 0 ? null : (
        <p>
          <span className="mp-muted">{say('inside')} </span>
          {stateNames(machine, children, locale)}
        </p>
      )}
      <h4 className="mp-h4">{say('storiesOf')}</h4>
      {stories.length === 0 ? <p className="mp-muted">{say('noStories')}</p> : null}
      <ul className="mp-links">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`./?path=/story/${id}&globals=locale:${locale};theme:${theme}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onOpen(id)
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {children.length > 0 ? null : (
        <p className="mp-walks">
          {isHere || from === undefined || actor.status !== 'active' ? null : (
            <a className="mp-button" href={walkHref({ machine: machine.id, from, to: state }, look)}>
              {say('walkHere')}
              <span className="mp-hidden"> — {stateName(machine, from, locale)}</span>
            </a>
          )}
          <a className="mp-button" href={walkHref({ machine: machine.id, to: state }, look)}>
            {say('walkFromStart')}
          </a>
        </p>
      )}
    </React.Fragment>
  )
}

const leavesBelow = (machine: MachineView, state: string): string[] => {
  const children = machine.chart.nodes.filter(({ parent }) => parent === state)
  return children.length === 0 ? [state] : children.flatMap(({ id }) => leavesBelow(machine, id))
}
