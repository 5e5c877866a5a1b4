import { expect } from 'storybook/test'

import { parseLocale } from '../../../src/i18n/locale.ts'
import type { Network } from '../stage/createNetwork.ts'
import type { Stage } from '../stage/createStage.tsx'
import type { PageActions } from '../stage/pageActions.ts'
import { openHarness } from './openHarness.ts'
import type { WorkshopHarness } from './workshopHarness.ts'

/** The used part of Storybook's play context. */
export interface PlayContext {
  readonly globals: Readonly<Record<string, unknown>>
  readonly step: (name: string, play: () => Promise<void>) => unknown
}

/** Page that a story's script acts on. */
export interface Page extends PageActions, Pick<PlayContext, 'step'> {
  readonly stage: Stage
  readonly network: Network
}

/** A play function on a page of its own, in the language of the toolbar. */
export const playing =
  (script: (harness: WorkshopHarness, context: Pick<PlayContext, 'step'>) => Promise<unknown>) =>
  async ({ globals, step }: PlayContext): Promise<void> => {
    const harness = openHarness(parseLocale(String(globals['locale'])))
    await script(harness, { step })
    await expect(harness.errors()).toEqual([])
  }
