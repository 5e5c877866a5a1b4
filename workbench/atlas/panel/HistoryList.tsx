/** @jsxRuntime classic */
import * as React from 'react'

import type { HappeningView, Machines } from '../live/protocol.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { useSpeech } from './speech.ts'

interface Props {
  readonly machines: Machines
  readonly history: readonly HappeningView[]
  /** Key of the actor that is looked at. */
  readonly actor: string
  /** Index of the happening that the chart shows; null: the last one. */
  readonly selected: number | null
  readonly onSelect: (happening: HappeningView | null) => void
}

/** Events of the story, the latest first. */
export const HistoryList = ({ machines, history, actor, selected, onSelect }: Props) => {
  const { say } = useSpeech()
  const [isNarrow, setNarrow] = React.useState(false)
  const shown = history.filter(({ key }) => !isNarrow || key === actor).toReversed()
  return (
    <React.Fragment>
      <label className="mp-check">
        <input type="checkbox" checked={isNarrow} onChange={() => setNarrow(!isNarrow)} /> {say('onlyThis')}
      </label>
      <ol className="mp-history" aria-label={say('history')}>
        {shown.map((happening) => {
          const machine = machines[happening.machine]
          const isSelected = happening.index === selected
          return machine === undefined ? null : (
            <HistoryRow
              key={happening.index}
              machine={machine}
              happening={happening}
              isSelected={isSelected}
              onSelect={() => onSelect(isSelected ? null : happening)}
            />
          )
        })}
      </ol>
    </React.Fragment>
  )
}
