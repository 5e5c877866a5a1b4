import { useState } from 'react'

import { registry } from '../../registry.ts'
import type { View } from './addresses.ts'
import { Count, Group, Nothing } from './IndexPage.styles.ts'
import { Lead, Page, Path } from './MachinePage.styles.ts'
import { MachineRow } from './MachineRow.tsx'
import { search } from './search.ts'
import { SearchField } from './SearchField.tsx'
import { areas, count, words } from './words.ts'

/** All states of all machines on one page, with a search over states, events and rules. */
export const IndexPage = ({ locale, theme }: View) => {
  const [query, setQuery] = useState('')
  const hits = search(query)
  const states = hits.flatMap((hit) => hit.states).length
  return (
    <Page>
      <header>
        <Path>{words.atlas[locale]}</Path>
        <h1>{words.allStates[locale]}</h1>
        <Lead>{lead[locale]}</Lead>
        <SearchField
          label={words.search[locale]}
          hint={words.searchHint[locale]}
          value={query}
          onChange={setQuery}
        />
        <Count role="status">
          {count.flows(hits.length)[locale]} · {count.states(states)[locale]}
        </Count>
      </header>
      {Object.entries(areas).map(([area, name]) => {
        const inArea = hits.filter(({ id }) => registry[id].area === area)
        return (
          inArea.length > 0 && (
            <Group key={area} aria-labelledby={area}>
              <h2 id={area}>{name[locale]}</h2>
              {inArea.map((hit) => (
                <MachineRow key={hit.id} hit={hit} view={{ locale, theme }} />
              ))}
            </Group>
          )
        )
      })}
      {hits.length === 0 && <Nothing>{words.nothing[locale]}</Nothing>}
    </Page>
  )
}

const lead = {
  'zh-CN': '产品能停留的每一个状态都在这里。点状态看画面，点流程名看状态图。',
  en: 'Every state in which the product can stand. Choose a state to see its screen, or a flow to see its chart.',
}
