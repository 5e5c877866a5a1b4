import { useRef } from 'react'
import charts from 'virtual:statecharts'

import { registry } from '../../registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { textsIn } from '../../core/bilingual.ts'
import { ChartView } from '../../core/chart/ChartView.tsx'
import { leafIds } from '../../core/walk.ts'
import type { View } from './addresses.ts'
import { CauseTable } from './CauseTable.tsx'
import { causesOf } from './causesOf.ts'
import { Exceptions } from './Exceptions.tsx'
import { Kin } from './Kin.tsx'
import { Cards, ChartBox, Facts, Hint, Lead, Page, Part, Passing, Path } from './MachinePage.styles.ts'
import { RuleList } from './RuleList.tsx'
import { shownStates } from './shownStates.ts'
import { StateCard } from './StateCard.tsx'
import { areas, count, words } from './words.ts'

interface Props extends View {
  readonly id: MachineId
}

/** Everything about one machine on one page: chart, the look of every state, causes, and the rules it serves. */
export const MachinePage = ({ id, locale, theme }: Props) => {
  const cards = useRef(new Map<string, HTMLElement>())
  const entry = registry[id]
  const { chart, layout } = charts[id]
  const view = { locale, theme }
  const resting = leafIds(entry.machine)
  const passing = Object.keys(entry.states).filter(
    (state) => !resting.includes(state) && chart.nodes.find((node) => node.id === state)?.kind === 'atomic',
  )
  const causes = causesOf(entry, chart)
  const show = (state: string) => {
    const card = cards.current.get(
      resting.find((leaf) => leaf === state || leaf.startsWith(`${state}.`)) ?? '',
    )
    card?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    card?.focus({ preventScroll: true })
  }
  return (
    <Page>
      <header>
        <Path>
          {areas[entry.area][locale]} · <code>{id}</code>
        </Path>
        <h1>{entry.title[locale]}</h1>
        <Lead>{entry.purpose[locale]}</Lead>
        <Facts>
          <li>{count.states(resting.length)[locale]}</li>
          <li>{count.events(causes.length)[locale]}</li>
          <li>{count.stories(shownStates.filter(({ state }) => resting.includes(state)).length)[locale]}</li>
          <li>{count.rules(entry.rules.length)[locale]}</li>
        </Facts>
        <Kin id={id} view={view} />
      </header>
      <Part aria-labelledby="chart">
        <h2 id="chart">{words.chart[locale]}</h2>
        <Hint>{words.chartHint[locale]}</Hint>
        <ChartBox>
          <ChartView
            chart={chart}
            layout={layout}
            locale={locale}
            theme={theme}
            label={`${words.chart[locale]} · ${entry.title[locale]}`}
            names={textsIn({ ...entry.states, [id]: entry.title }, locale)}
            onNode={show}
          />
        </ChartBox>
      </Part>
      <Part aria-labelledby="states">
        <h2 id="states">{words.states[locale]}</h2>
        <Cards>
          {resting.map((state) => (
            <StateCard
              key={state}
              machine={id}
              state={state}
              view={view}
              hold={(card) =>
                void (card === null ? cards.current.delete(state) : cards.current.set(state, card))
              }
            />
          ))}
        </Cards>
        {passing.length > 0 && (
          <Passing>
            {words.passing[locale]}
            {passing.map((state) => (
              <span key={state}>
                {entry.states[state]?.[locale]} <code>{state.slice(id.length + 1)}</code>
              </span>
            ))}
          </Passing>
        )}
      </Part>
      <Part aria-labelledby="events">
        <h2 id="events">{words.events[locale]}</h2>
        <CauseTable entry={entry} causes={causes} locale={locale} />
      </Part>
      <Part aria-labelledby="rules">
        <h2 id="rules">{words.rules[locale]}</h2>
        <RuleList rules={entry.rules} locale={locale} />
      </Part>
      <Exceptions entry={entry} locale={locale} />
    </Page>
  )
}
