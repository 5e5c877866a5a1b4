import type { CSSProperties } from 'react'
import charts from 'virtual:statecharts'

import type { Locale } from '../../../src/i18n/locale.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { causesOf } from '../pages/causesOf.ts'
import { RuleRows } from '../pages/RuleRows.tsx'
import { areas, count, words } from '../pages/words.ts'
import { leafIds } from '../../core/walk.ts'
import { textsIn } from '../../core/bilingual.ts'
import { ChartView } from '../../core/chart/ChartView.tsx'
import { registry } from '../../registry.ts'
import type { Pictures } from './catalogue.types.ts'
import { Causes } from './Causes.tsx'
import { exportWords } from './exportWords.ts'
import { StatePlate } from './StatePlate.tsx'

interface Props {
  readonly id: MachineId
  readonly number: number
  readonly pictures: Pictures
  readonly locale: Locale
}

/** Everything about one machine. */
export const Chapter = ({ id, number, pictures, locale }: Props) => {
  const entry = registry[id]
  const { chart, layout } = charts[id]
  const resting = leafIds(entry.machine)
  const passing = Object.keys(entry.states).filter(
    (state) => !resting.includes(state) && kindOf(state) === 'atomic',
  )
  const causes = causesOf(entry, chart)
  const reasons = Object.entries({ ...entry.excused?.unreachable, ...entry.excused?.deadEnd })
  function kindOf(state: string) {
    return chart.nodes.find((node) => node.id === state)?.kind
  }
  const startOrEnd = (state: string) => {
    if (kindOf(state) === 'final') return 'end'
    return state.split('.').length === 2 && chart.nodes.find((node) => node.id === state)?.initial
      ? 'start'
      : null
  }
  // On paper such a drawing is read on a page that lies on its side.
  const isWide = layout.width > 1.25 * layout.height && layout.width > 1000
  const size = { '--w': layout.width, '--h': layout.height } as CSSProperties
  return (
    <section className="chapter" id={id} aria-labelledby={`${id}-title`}>
      <div className="opening" data-wide={isWide ? '' : undefined}>
        <header>
          <p className="eyebrow">
            {areas[entry.area][locale]} · <code>{id}</code>
          </p>
          <h2 id={`${id}-title`}>
            <span className="number">{number}</span> {entry.title[locale]}
          </h2>
          <p className="purpose">{entry.purpose[locale]}</p>
          <ul className="facts">
            <li>{count.states(resting.length)[locale]}</li>
            <li>{count.events(causes.length)[locale]}</li>
            <li>{count.rules(entry.rules.length)[locale]}</li>
            <li className="top">
              <a href="#contents">{exportWords.top[locale]}</a>
            </li>
          </ul>
        </header>
        <section className="chart">
          <h3>{words.chart[locale]}</h3>
          <div className="drawing" style={size}>
            <ChartView
              still
              chart={chart}
              layout={layout}
              locale={locale}
              theme="light"
              label={`${words.chart[locale]} · ${entry.title[locale]}`}
              names={textsIn(entry.states, locale)}
            />
          </div>
        </section>
      </div>
      <section className="states">
        <h3>{words.states[locale]}</h3>
        <ul className="plates">
          {resting.map((state) => (
            <StatePlate
              key={state}
              entry={entry}
              state={state}
              kind={startOrEnd(state)}
              picture={pictureOf(pictures, state)}
              locale={locale}
            />
          ))}
        </ul>
        {passing.length > 0 && (
          <p className="passing">
            {words.passing[locale]}
            {passing.map((state) => (
              <span key={state}>
                {entry.states[state]?.[locale]} <code>{state}</code>
              </span>
            ))}
          </p>
        )}
      </section>
      <section className="causes">
        <h3>{words.events[locale]}</h3>
        <Causes entry={entry} causes={causes} locale={locale} />
      </section>
      <section className="rules">
        <h3>{words.rules[locale]}</h3>
        <dl>
          <RuleRows rules={entry.rules} locale={locale} />
        </dl>
      </section>
      {reasons.length > 0 && (
        <section className="rules">
          <h3>{words.exceptions[locale]}</h3>
          <dl>
            {reasons.map(([state, reason]) => (
              <div key={state}>
                <dt>{entry.states[state]?.[locale] ?? state}</dt>
                <dd>{reason[locale]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </section>
  )
}

const pictureOf = (pictures: Pictures, state: string) => {
  const picture = pictures[state]
  if (picture === undefined) throw new Error(`There is no picture of ${state}: no story shows it.`)
  return picture
}
