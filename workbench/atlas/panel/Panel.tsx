/** @jsxRuntime classic */
import * as React from 'react'
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'

import { parseLocale } from '../../../src/i18n/locale.ts'
import { MachinePanel } from './MachinePanel.tsx'
import { panelCss } from './panelCss.ts'
import { SpeechProvider, speechIn } from './speech.ts'
import type { StoryLink } from './StateSheet.tsx'
import { useLive } from './useLive.ts'

/** The live statechart of the story, in the language of the toolbar and the colours of the workshop. */
export const Panel = () => {
  const { view, machines, send } = useLive()
  const { storyId, index } = useStorybookState()
  const api = useStorybookApi()
  const [globals] = useGlobals()
  const theme = useTheme().base
  const speech = React.useMemo(() => speechIn(parseLocale(globals['locale'])), [globals])
  const storiesOf = React.useCallback(
    (state: string): readonly StoryLink[] =>
      Object.values(index ?? {}).flatMap((entry) =>
        entry.type === 'story' && entry.tags.includes(`state:${state}`)
          ? [{ id: entry.id, name: entry.name }]
          : [],
      ),
    [index],
  )
  const isCurrent = view !== null && view.storyId === storyId
  return (
    <SpeechProvider value={speech}>
      <div className="machine-panel" data-theme={theme} lang={speech.locale}>
        <style>{panelCss}</style>
        {isCurrent ? (
          <MachinePanel
            key={view.storyId}
            view={view}
            machines={machines}
            theme={theme}
            storyTheme={globals['theme'] === 'dark' ? 'dark' : 'light'}
            storiesOf={storiesOf}
            onOpen={(id) => api.selectStory(id)}
            onSend={send}
          />
        ) : (
          <p className="mp-message" role="status">
            {speech.say('waiting')}
          </p>
        )}
      </div>
    </SpeechProvider>
  )
}
