import { useEffect, useState } from 'react'

import { registry } from '../../registry.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import type { View } from './addresses.ts'
import { Choices } from './Choices.tsx'
import { Count } from './IndexPage.styles.ts'
import { Lead, Page, Path } from './MachinePage.styles.ts'
import { cellsOf } from './matrixCells.ts'
import type { Choice } from './matrixCells.ts'
import { Cells, Filters, Shown } from './MatrixPage.styles.ts'
import { MatrixView } from './MatrixView.tsx'
import { shownStates, storyName } from './shownStates.ts'
import { StoryPicker } from './StoryPicker.tsx'
import { count, words } from './words.ts'

interface Props {
  readonly view: View
  readonly choice: Choice
  /** Called for every change, so that the address can keep it. */
  readonly onChoice: (choice: Choice) => void
}

/** One story in every language, theme and width, each cell running by itself. */
export const MatrixPage = ({ view: { locale }, choice: given, onChoice }: Props) => {
  const [choice, setChoice] = useState(given)
  const { story, locale: language, theme, width } = given
  useEffect(() => setChoice({ story, locale: language, theme, width }), [story, language, theme, width])
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change }
    setChoice(next)
    onChoice(next)
  }
  const cells = cellsOf(choice)
  const shown = shownStates.find(({ id }) => id === choice.story)
  const all = ['all', words.all[locale]] as const
  return (
    <Page>
      <header>
        <Path>{words.atlas[locale]}</Path>
        <h1>{words.matrixTitle[locale]}</h1>
        <Lead>{words.matrixLead[locale]}</Lead>
        <StoryPicker locale={locale} onPick={(picked) => choose({ story: picked })} />
        <Filters>
          <Choices
            name="locale"
            legend={words.language[locale]}
            options={[all, ['zh-CN', '中文'], ['en', 'English']]}
            value={choice.locale}
            onChange={(value) => choose({ locale: value })}
          />
          <Choices
            name="theme"
            legend={words.theme[locale]}
            options={[all, ['light', words.light[locale]], ['dark', words.dark[locale]]]}
            value={choice.theme}
            onChange={(value) => choose({ theme: value })}
          />
          <Choices
            name="width"
            legend={words.width[locale]}
            options={[
              all,
              ['360', `${words.phone[locale]} 360`],
              ['768', `${words.tablet[locale]} 768`],
              ['1440', `${words.desktop[locale]} 1440`],
            ]}
            value={choice.width}
            onChange={(value) => choose({ width: value })}
          />
        </Filters>
      </header>
      <Shown id="shown">
        {shown !== undefined && <small>{registry[machineOf(shown.state)].title[locale]}</small>}
        {shown === undefined ? choice.story : storyName(shown.name)[locale]}
      </Shown>
      <Count role="status">{count.cells(cells.length)[locale]}</Count>
      <Cells aria-labelledby="shown">
        {cells.map((cell) => (
          <MatrixView
            key={`${cell.locale} ${cell.theme} ${cell.width}`}
            story={choice.story}
            cell={cell}
            locale={locale}
          />
        ))}
      </Cells>
    </Page>
  )
}

const machineOf = (state: string) => state.slice(0, state.indexOf('.')) as MachineId
