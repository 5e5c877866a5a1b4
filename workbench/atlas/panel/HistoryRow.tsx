/** @jsxRuntime classic */
import * as React from 'react'

import type { HappeningView, MachineView } from '../live/protocol.ts'
import { stateNames } from './names.ts'
import { useSpeech } from './speech.ts'
import { Why } from './Why.tsx'

interface Props {
  readonly machine: MachineView
  readonly happening: HappeningView
  readonly isSelected: boolean
  readonly onSelect: () => void
}

/** One event that arrived; a press shows its transition in the chart and the refusals. */
export const HistoryRow = ({ machine, happening, isSelected, onSelect }: Props) => {
  const { say, tell, locale } = useSpeech()
  const { index, label, payload, from, to, edges, outcome } = happening
  const hasMoved = from === null || edges.length > 0
  const way =
    from === null || from.join() === to.join()
      ? stateNames(machine, to, locale)
      : `${stateNames(machine, from, locale)} → ${stateNames(machine, to, locale)}`
  return (
    <li data-happening={index}>
      <button type="button" className="mp-happening" aria-pressed={isSelected} onClick={onSelect}>
        <span className="mp-count">{index + 1}</span>
        <span className="mp-happening-text">
          <span>
            <span className="mp-muted">{tell(machine.title)}</span> <code>{tell(label)}</code>
          </span>
          <span className="mp-way">
            {way}
            {hasMoved ? '' : ` · ${say('nothingTaken')}`}
          </span>
        </span>
      </button>
      {isSelected ? (
        <div className="mp-happening-more">
          {payload === '' ? null : <code className="mp-value">{payload}</code>}
          {outcome === null ? null : <Why machine={machine} outcome={outcome} />}
        </div>
      ) : null}
    </li>
  )
}
