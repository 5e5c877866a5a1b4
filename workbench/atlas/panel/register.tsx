/** @jsxRuntime classic */
import * as React from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'

import { Panel } from './Panel.tsx'

export const panelId = 'statechart/panel'

addons.register('statechart', () => {
  addons.add(panelId, {
    type: types.PANEL,
    title: '状态机 · Statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (
      <AddonPanel active={active} hasScrollbar={false}>
        {active ? <Panel /> : <React.Fragment />}
      </AddonPanel>
    ),
  })
  // Panels are in the order of registration, and this one comes last; it is the main panel for reviewers.
  const panels = addons.getElements(types.PANEL)
  for (const [id, panel] of Object.entries(panels)) {
    if (id === panelId) continue
    delete panels[id]
    panels[id] = panel
  }
})
